// The script of a page of -f html (html.c): reads the mazes in the element `mazes`, draws them, lets
// people play them, and shows films of frames. LIGHT and DARK are the colours of maze/palette.h, in
// its order, and then those of connected components; SIDE and PIXELS, the largest canvas.
"use strict";
const FREE = 0, WALL = 1, VISITED = 2, PATH = 3, START = 4, GOAL = 5, AT = 8, SETS = 9;
const TALL = Math.sqrt(3) / 2; // the height of a triangle with sides of 1
const $ = id => document.getElementById(id);

// ---- the mazes ----

// Returns the numbers in a field that is a list, such as x,y+x,y.
const list = (m, key) => m.field[key] ? m.field[key].split("+").map(item => item.split(",").map(Number)) : [];

// Returns the maze of a header line, without digits; `gaps` are walls not to be drawn.
function readHead(line) {
  const [, , kind, w, h, ...fields] = line.split(" "), m = {block: kind === "block", w: +w, h: +h, field: {}};
  for (const field of fields.reverse()) m.field[field.split("=", 1)[0]] = field.slice(field.indexOf("=") + 1);
  [m.shape, m.inner] = (m.field.shape || "squares").split(/:inner=/);
  m.stride = m.block ? m.w : m.w + 1;
  m.gaps = [];
  for (const [x, y, wall] of list(m, "Gaps")) m.gaps[y * m.stride + x] |= wall;
  return m;
}

// Returns a list of films: of the frames of a maze and the maze itself, or of it alone. After "~",
// digits differ from those before: a distance, in base 36, and a digit, again and again.
function readAll(text) {
  const films = [];
  let m = null, before = null, at = 0;
  for (const line of text.split("\n")) {
    if (line.startsWith("#")) {
      [before, m, at] = [m, readHead(line), 0];
      m.digits = new Uint8Array(m.stride * (m.block ? m.h : m.h + 1));
      if (!before || !before.field.frame) films.push([]);
      films[films.length - 1].push(m);
    } else if (line.startsWith("~")) {
      m.digits.set(before.digits);
      for (const [, skip, digit] of line.matchAll(/([0-9a-z]+),(.)/g)) m.digits[at += parseInt(skip, 36)] = parseInt(digit, 16);
    } else if (m && line) {
      m.digits.set([...line].map(digit => parseInt(digit, 16)), at);
      at += line.length;
    }
  }
  return films;
}

// Returns the number of parts of a cell in row y: see maze(5), Shapes.
function partsOf(m, y) {
  if (m.shape !== "rings") return m.shape === "hex" ? 2 : 1;
  let cells = +m.inner;
  for (let ring = 1; ring < m.h - y; ring++) if (2 * Math.PI * (ring + 1.5) / cells > 1.5) cells *= 2;
  return m.w / cells;
}

// Sets m.cells: x, y and the number n of their parts, their neighbours `to`, and whether they are
// solid, so that no path enters them; and m.of: the number of the cell that has a part. Parts with
// walls between them are no cell.
function findCells(m) {
  if (m.cells) return;
  const wraps = m.field.wrap === "x", lookup = (x, y) => x >= 0 && x < m.w ? m.of[y * m.w + x] : undefined;
  [m.cells, m.of] = [[], []];
  for (let y = 0; y < m.h; y++)
    for (let n = partsOf(m, y), x = m.shape === "hex" ? y % 2 : 0; x + n <= m.w; x += n) {
      const at = y * m.stride + x;
      if (n > 1 && m.digits.subarray(at + 1, at + n).some(digit => digit & 1)) continue;
      for (let part = x; part < x + n; part++) m.of[y * m.w + part] = m.cells.length;
      m.cells.push({x, y, n, to: [], solid: !m.block || m.digits[at] & 1});
    }
  m.cells.forEach((cell, k) => {
    for (let i = cell.x; i < cell.x + cell.n; i++)
      for (const [dx, dy, wall] of [[0, -1, 2], [0, 1, 2], [-1, 0, 1], [1, 0, 1]]) {
        const to = lookup(wraps ? (i + dx + m.w) % m.w : i + dx, cell.y + dy);
        const owner = (cell.y + (dy > 0)) * m.stride + i + (dx > 0);
        if (to === k || (m.block ? to === undefined || m.cells[to].solid : m.digits[owner] & wall)) continue;
        if (!m.block) cell.solid = false;
        if (to !== undefined && !cell.to.includes(to)) cell.to.push(to);
      }
  });
  if (m.cells.length === 1 && !m.block) m.cells[0].solid = false;
}

// Returns the cells that a field lists, and the goals of a maze.
const places = (m, key) => list(m, key).map(([x, y]) => m.of[y * m.w + x]).filter(k => k !== undefined);
const goals = m => places(m, m.field.goals ? "goals" : "goal");

// Returns the cells that can be reached from one, the nearest first, and for each of them the one
// before it on a shortest path.
function search(m, from) {
  const reached = [from], before = [];
  before[from] = from;
  for (const k of reached)
    for (const to of m.cells[k].to) if (before[to] === undefined) { before[to] = k; reached.push(to); }
  return [reached, before];
}

// ---- geometry ----

// Returns the point of a corner of the matrix.
function corner(m, x, y) {
  const even = (x + y) % 2 === 0, turn = 2 * Math.PI * x / m.w, r = m.h + 1 - y;
  return m.shape === "hex" ? [x * TALL, 1.5 * y + (even ? 0.5 : 0)]
    : m.shape === "triangles" ? [x / 2 + (even ? 0.5 : 0), y * TALL]
    : m.shape === "rings" ? [m.h + 1 + r * Math.sin(turn), m.h + 1 - r * Math.cos(turn)] : [x, y];
}
function centre(m, k) {
  const {x, y, n} = m.cells[k];
  return m.shape === "hex" ? [(x + 1) * TALL, 1.5 * y + 1]
    : m.shape === "triangles" ? [x / 2 + 0.5, (y + (2 - (x + y) % 2) / 3) * TALL] : corner(m, x + n / 2, y + 0.5);
}
// Returns the middle of cell `to`, as seen from k: across the seam of a cylinder, it is outside.
function beside(m, k, to) {
  const [[x], [a, b]] = [centre(m, k), centre(m, to)];
  return [m.shape !== "squares" || Math.abs(a - x) <= 1 ? a : a + (a < x ? m.w : -m.w), b];
}
function sizeOf(m) {
  return m.shape === "hex" ? [m.w * TALL, 1.5 * m.h + 0.5] : m.shape === "triangles" ? [(m.w + 1) / 2, m.h * TALL]
    : m.shape === "rings" ? [2 * m.h + 2, 2 * m.h + 2] : [m.w, m.h];
}

// Moves the pen along the north sides of the parts from x to `end`, which may be before x.
function along(c, m, x, y, end) {
  const angle = at => 2 * Math.PI * at / m.w - Math.PI / 2;
  if (m.shape === "rings") c.arc(m.h + 1, m.h + 1, m.h + 1 - y, angle(x), angle(end), end < x);
  else for (const step = Math.sign(end - x); x !== end;) c.lineTo(...corner(m, x += step, y));
}

// ---- drawing ----

const now = {films: [], film: 0, frame: 0, at: 0, left: -1, facing: [0, 0], trail: [], steps: 0, helps: false, timer: 0};
const film = () => now.films[now.film], maze = () => film()[now.frame];
const plays = () => now.frame === film().length - 1;
const edge = 0.07; // half of a wall

function fillCell(c, m, k, color) {
  const {x, y, n} = m.cells[k];
  c.fillStyle = c.strokeStyle = color; // a thin line, so that no seam shows between two
  c.beginPath();
  c.moveTo(...corner(m, x, y));
  along(c, m, x, y, x + n);
  c.lineTo(...corner(m, x + n, y + 1));
  along(c, m, x + n, y + 1, x);
  c.fill();
  c.lineWidth = 0.06;
  c.stroke();
}
// Moves the pen along a path in rings: along each ring to where the path leaves the cell, between two
// rings at the middle of the outer cell. So it crosses no wall. Of two cells that are a ring, a wall
// says on which side the path passes.
function alongRings(c, m, path) {
  const middle = cell => cell.x + cell.n / 2, last = path[path.length - 1];
  let from = middle(path[0]);
  path.slice(1).forEach((to, i) => {
    const {x, y, n} = path[i], east = to.x === (x + n) % m.w && !(m.digits[y * m.stride + x + n] & 1);
    const out = to.y < y ? middle(to) : to.y > y ? middle(path[i]) : east ? x + n : x;
    along(c, m, from, y + 0.5, out);
    from = to.y !== y ? out : east ? to.x : to.x + to.n;
  });
  along(c, m, from, last.y + 0.5, middle(last));
}
// Draws a line through the middles of cells; of a single one, a disc. Across the seam of a cylinder,
// it leaves on one side and enters on the other.
function stroke(c, m, path, color, width) {
  c.strokeStyle = color;
  c.lineWidth = m.shape === "triangles" ? width / 2 : width;
  c.beginPath();
  c.arc(...centre(m, path[0]), 0.001, 0, 7);
  if (m.shape === "rings") alongRings(c, m, path.map(k => m.cells[k]));
  else path.slice(1).forEach((k, i) => {
    c.moveTo(...centre(m, path[i]));
    c.lineTo(...beside(m, path[i], k));
    c.moveTo(...beside(m, k, path[i]));
    c.lineTo(...centre(m, k));
  });
  c.stroke();
}
// Draws the walls, unless both sides are solid or outside. In rings, a wall to the north between two
// parts of the cell beyond it is like the one to its west: see kit/shape_drawing.h.
function drawWalls(c, m, color) {
  const solid = (x, y) => {
    const k = y < 0 || x < 0 || x >= m.w ? undefined : m.of[y * m.w + x];
    return k === undefined || m.cells[k].solid;
  };
  c.strokeStyle = color;
  c.lineWidth = 2 * edge;
  c.beginPath();
  for (let y = 0; y <= m.h; y++) {
    const n = m.shape === "rings" && y ? partsOf(m, y - 1) : 1, lone = m.shape === "rings" && partsOf(m, y) === m.w;
    for (let x = 0, north; x <= m.w; x++) {
      const at = y * m.stride + x, walls = m.digits[at] & ~m.gaps[at], here = solid(x, y);
      if (x % n === 0) north = walls & 2 && !(here && solid(x, y - 1));
      c.moveTo(...corner(m, x, y));
      if (north && x < m.w) along(c, m, x, y, x + 1);
      c.moveTo(...corner(m, x, y));
      if (walls & 1 && !(here && solid(x - 1, y)) && !lone) c.lineTo(...corner(m, x, y + 1));
    }
  }
  c.stroke();
}

// Draws a component of several cells in its colour: see kit/shades.h.
function fillSets(c, m, color) {
  const seen = [];
  m.cells.forEach((cell, first) => {
    if (seen[first] || cell.solid || !cell.to.length) return;
    for (const k of search(m, first)[0]) {
      seen[k] = true;
      fillCell(c, m, k, color[SETS + (cell.x + 5 * cell.y) % (color.length - SETS)]);
    }
  });
}
function draw() {
  if (!film()) return;
  const m = maze(), canvas = $("maze"), c = canvas.getContext("2d");
  const color = matchMedia("(prefers-color-scheme: dark)").matches ? DARK : LIGHT;
  $("steps").textContent = now.steps;
  findCells(m);
  const [wide, high] = sizeOf(m).map(side => side + 2 * edge);
  const scale = Math.max(6, Math.min((innerWidth - 24) / wide, (innerHeight - 150) / high, 60));
  const dots = Math.min(scale * devicePixelRatio, SIDE / Math.max(wide, high), Math.sqrt(PIXELS / wide / high));
  canvas.style.width = wide * scale + "px";
  [canvas.width, canvas.height] = [wide, high].map(side => Math.floor(side * dots));
  c.setTransform(dots, 0, 0, dots, edge * dots, edge * dots);
  c.lineCap = c.lineJoin = "round";
  c.fillStyle = color[FREE];
  c.fillRect(-edge, -edge, wide, high);
  const here = plays() && now.at !== undefined, at = places(m, "at"), obstacle = k => m.block && m.cells[k].solid;
  const marked = (k, bit) => !plays() && !obstacle(k) && m.digits[m.cells[k].y * m.stride + m.cells[k].x] & bit;
  m.cells.forEach((cell, k) => { if (marked(k, 8)) fillCell(c, m, k, color[VISITED]); });
  if (m.field.sets) fillSets(c, m, color);
  for (const k of at) fillCell(c, m, k, color[AT]);
  m.cells.forEach((cell, k) => {
    if (marked(k, 4)) for (const to of [k, ...cell.to]) if (marked(to, 4)) stroke(c, m, [k, to], color[PATH], 0.3);
  });
  if (here && now.helps) stroke(c, m, solution(m, now.at), color[VISITED], 0.3);
  if (here) stroke(c, m, [...now.trail, now.at], color[PATH], 0.25);
  if (m.block) m.cells.forEach((cell, k) => { if (cell.solid && !at.includes(k)) fillCell(c, m, k, color[WALL]); });
  else drawWalls(c, m, color[WALL]);
  for (const k of places(m, "start")) stroke(c, m, [k], color[START], 0.5);
  for (const k of goals(m)) stroke(c, m, [k], color[GOAL], 0.5);
  if (here) stroke(c, m, [now.at], color[PATH], 0.35);
}

// ---- play ----

// Returns the cells of a shortest path from the nearest goal to a cell, or only that cell.
function solution(m, from) {
  const [reached, before] = search(m, from), ends = goals(m), path = [reached.find(k => ends.includes(k)) ?? from];
  while (path[path.length - 1] !== from) path.push(before[path[path.length - 1]]);
  return path;
}

// Shows a frame of a film; the last one is the maze, to be played from its start.
function show(film, frame) {
  maze().cells = null; // of one frame at a time, to save memory
  Object.assign(now, {film, frame, left: -1, facing: [0, 0], trail: [], steps: 0, helps: false});
  const m = maze(), n = now.films[film].length, {algorithm, solver} = m.field;
  findCells(m);
  now.at = places(m, "start")[0];
  $("about").textContent = [algorithm, m.shape === "squares" ? "" : m.shape, `${Math.floor(m.w / partsOf(m, m.h - 1))}x${m.h}`,
    n > 1 && solver && `solved by ${solver}`, `${film + 1} of ${now.films.length}`].filter(part => part).join(", ");
  $("film").hidden = n === 1;
  Object.assign($("frame"), {max: n - 1, value: frame});
  document.body.dataset.state = !plays() ? "film" : goals(m).includes(now.at) ? "solved" : "playing";
  draw();
}
function move(to) {
  if (now.trail[now.trail.length - 1] === to) now.trail.pop();
  else now.trail.push(now.at);
  Object.assign(now, {left: now.at, at: to, steps: now.steps + 1});
  if (goals(maze()).includes(to)) document.body.dataset.state = "solved";
  draw();
}

// Moves to the neighbour that lies most nearly in a direction; of two, to that on the side of the
// last key of the other axis, and rather not back to the cell that was left last.
function turn(dx, dy) {
  if (!plays() || now.at === undefined) return;
  const m = maze(), [x, y] = centre(m, now.at);
  const rate = (k, across) => {
    const [a, b] = beside(m, now.at, k), [u, v] = [dx || across * now.facing[0], dy || across * now.facing[1]];
    return ((a - x) * u + (b - y) * v) / Math.hypot(a - x, b - y) / Math.hypot(u, v) - (across && k === now.left ? 1 : 0);
  };
  now.facing[dx ? 0 : 1] = dx || dy;
  const to = m.cells[now.at].to.filter(k => rate(k, 0) > 0.3).sort((a, b) => rate(b, 0.3) - rate(a, 0.3))[0];
  if (to !== undefined) move(to);
}

// Moves towards a finger or a mouse, as far as the way is straight enough.
function follow(event) {
  const m = maze(), box = $("maze").getBoundingClientRect(), scale = box.width / (sizeOf(m)[0] + 2 * edge);
  const away = k => Math.hypot(centre(m, k)[0] + edge - (event.clientX - box.left) / scale,
    centre(m, k)[1] + edge - (event.clientY - box.top) / scale);
  for (let best = now.at; best !== undefined && plays();) {
    best = m.cells[now.at].to.find(k => away(k) < away(now.at) && away(k) < 0.7);
    if (best !== undefined) move(best);
  }
}

// ---- films, keys and buttons ----

function run(on) {
  clearInterval(now.timer);
  now.timer = on ? setInterval(() => plays() ? run(false) : show(now.film, now.frame + 1), 1000 / $("speed").value) : 0;
  $("run").textContent = on ? "pause" : "play";
}
const step = by => { run(false); if (film().length > 1) show(now.film, Math.max(0, Math.min(film().length - 1, now.frame + by))); };
const keys = {
  ArrowUp: () => turn(0, -1), ArrowDown: () => turn(0, 1), ArrowLeft: () => turn(-1, 0), ArrowRight: () => turn(1, 0),
  s: () => { now.helps = !now.helps; draw(); },
  r: () => show(now.film, film().length - 1),
  n: () => { run(false); show((now.film + 1) % now.films.length, 0); run(!plays()); },
  " ": () => { if (film().length > 1) { if (plays()) show(now.film, 0); run(!now.timer); } },
  ",": () => step(-1), ".": () => step(1),
};
addEventListener("keydown", event => {
  if (!film() || !keys[event.key] || event.ctrlKey || event.altKey || event.metaKey || event.target.tagName === "INPUT") return;
  event.preventDefault(); keys[event.key]();
});
for (const button of document.querySelectorAll("button")) button.onclick = () => { keys[button.value](); button.blur(); };
for (const input of document.querySelectorAll("input")) input.onchange = () => input.blur();
$("frame").oninput = event => { run(false); show(now.film, +event.target.value); };
$("speed").oninput = () => run(now.timer);
$("maze").onpointerdown = event => { $("maze").setPointerCapture(event.pointerId); follow(event); };
$("maze").onpointermove = event => { if (event.buttons) follow(event); };
addEventListener("resize", draw);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", draw);
now.films = readAll($("mazes").textContent);
show(0, 0);
run(!plays() && !matchMedia("(prefers-reduced-motion: reduce)").matches);
