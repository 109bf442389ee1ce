# html: headless Chromium plays mazes to their ends, by key presses and with a finger, and shows films.
. "$TOP/tests/lib.sh"

maze-gen -s 1 -n 2 -w 12 -h 9 >squares
maze-gen -s 3 --board 21x15 -a carve >board
for s in hex rings triangles; do maze-gen --shape $s -s 2 -w 6 -h 6 -b 0.5; done >shapes
maze-gen -s 1 -w 20 -h 20 -a prim --trace >film
{ maze-gen -s 1 -a kruskal -w 7 -h 5 --trace=5; maze-gen -s 1 -w 5 -h 4 --board 9x7 -a cave --trace=1; } >many 2>/dev/null
maze-gen -s 1 -w 6 -h 5 | maze-solve -a dfs --trace >>many
maze-gen -s 1 -w 4 -h 3 | sed '1s|$| by=<script>\&amp;|' >tags

is 'a page names nothing outside of it' 0 "$(maze-render -f html squares | grep -c -e http: -e https: -e src= -e href= -e import)"
is 'a film of 400 cells takes less than 200 kB' yes "$(maze-render -f html film | wc -c | awk '{ print $1 < 200000 ? "yes" : $1 }')"
expect 'a maze that has not its shape' 2 "printf '# maze walls 4 2 shape=hex\n32320\n32321\n22220\n' | maze-render -f html | grep -c nothing; printf '# maze walls 4 2 shape=hex\n32320\n32321\n22220\n' | maze-render -f html >page" <<'X'
maze-render: stdin:2:1: no maze of hex has 4x2 cells in the matrix
0
maze-render: stdin:2:1: no maze of hex has 4x2 cells in the matrix
X
for size in '32768 -h 1' '1 -h 32768' '4097 -h 4096'; do maze-gen -a binary-tree -s 1 -w $size | maze-render -f html; done 2>&1 >page | sed 's/.*draw //' >got
is 'mazes with more cells than a canvas has pixels are refused' '32768x1 1x32768 4097x4096' "$(paste -s -d ' ' got)"
the_rest_needs 'pages in a browser' chromium

# browse MAZES SCRIPT [OPTION ...]: opens the page of the mazes, to which a script is added, and prints what that says.
browse() {
    maze-render -f html "$1" | sed '$d' >page.html
    printf '<script>%s</script>\n</html>\n' "$2" >>page.html
    shift 2
    timeout 100 chromium --headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking \
        --disable-component-update --disable-sync --user-data-dir="$PWD/profile" --hide-scrollbars "$@" \
        --virtual-time-budget=1000 --dump-dom "file://$PWD/page.html" 2>/dev/null |
        awk '/<pre id="said">/ { on = 1; sub(/.*<pre id="said">/, "") } on { end = sub(/<\/pre>.*/, "") } on && /./ { print } end { exit }'
}
say='const said = document.createElement("pre"); said.id = "said"; document.body.prepend(said);
    const say = text => said.append(text + "\n"), press = key => dispatchEvent(new KeyboardEvent("keydown", {key}));
    const state = () => document.body.dataset.state + " " + $("steps").textContent;'
arrows='const arrow = {N: "Up", E: "Right", S: "Down", W: "Left"};'

play="$say $arrows for (const moves of [$(maze-solve -f moves squares | sed 's/.*/"&"/' | paste -s -d , -)]) {
    say(state()); press('ArrowUp'); for (const d of moves.slice(0, -1)) press('Arrow' + arrow[d]);
    say(state()); press('Arrow' + arrow[moves[moves.length - 1]]); say(state()); press('n'); }"
browse squares "$play" >got
maze-solve -f moves squares | awk '{ print "playing 0\nplaying " length($0) - 1 "\nsolved " length($0) }' >want
same 'arrow keys lead to the goal, and count the steps' want got
# With the last key of each axis, and the cell that was left last, four keys lead everywhere.
everywhere="$say for (const [m] of now.films) {
    show(now.films.findIndex(film => film[0] === m), 0);
    const seen = {}, cells = new Set(), queue = [[now.at, -1, 0, 0]];
    for (const state of queue)
        for (const [x, y] of [[0, -1], [0, 1], [-1, 0], [1, 0]]) {
            [now.at, now.left] = state; now.facing = state.slice(2); now.trail = [];
            draw = () => {}; turn(x, y);
            const next = [now.at, now.left, ...now.facing];
            if (!seen[next]) { seen[next] = true; queue.push(next); cells.add(now.at); }
        }
    say(cells.size === m.cells.filter(cell => !cell.solid).length ? 'all' : cells.size);
}"
{ for s in 1 2 3; do for shape in 'hex -w 12' rings triangles; do maze-gen --shape $shape -h 7 -s $s -a wilson -b 0.3; done; done; } >shaped
is 'the arrow keys lead to every cell of a shape' '9 all' "$(browse shaped "$everywhere" | sort | uniq -c | awk '{ print $1, $2 }')"
printf '# maze walls 5 2 wrap=x start=0,0 goal=4,0\n222220\n322221\n222220\n\n' | sed '2s/222220/223220/' >cylinder
is 'through the seam of a cylinder' 'solved 1' "$(browse cylinder "$say press('ArrowLeft'); say(state())")"
printf '111\n111\n111\n\n' | cat - board >walled
is 'a maze without a free cell is drawn, and the next one is played' 'playing 0' \
    "$(browse walled "$say press('ArrowLeft'); press('s'); press('n'); say(state())")"
{ printf '# maze block 3 3 frame=1\n000\n000\n000\n\n'; maze-gen -s 1 -w 3 -h 3; maze-gen -s 1 -w 3 -h 4 | sed '1s/$/ frame=1/'; maze-gen -s 1 -w 4 -h 4; maze-gen -s 1 -w 4 -h 4 | sed '1s/$/ frame=1/'; maze-gen -s 2 -w 4 -h 3; } >changing
browse changing "$say for (const film of now.films) for (const m of film) say([...m.digits].map(d => d.toString(16)).join(''))" >got
awk '/^#/ { next } /./ { line = line $0; next } { print line; line = "" }' changing >want
same 'frames of another kind or size' want got
is 'keys of films do nothing on a page without one' 'playing 1' \
    "$(browse squares "$say for (const k of ['ArrowRight', ' ', ',', '.']) press(k); say(state())")"
is 'steps back are steps; walls stop; restart' 'playing 3, playing 0' \
    "$(browse squares "$say for (const k of ['ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowUp']) press(k); say(state()); press('r'); say(state())" | paste -s -d , - | sed 's/,/, /')"

# A finger goes from cell to cell; the cells of the path are those of maze-solve.
touch="$say const paths = [$(maze-solve -f cells shapes board | awk 'BEGIN { print "[" } /./ { printf "[%s],", $0; next } { printf "],[" } END { print "]" }')];
    for (const path of paths.filter(path => path.length)) {
        for (const [x, y] of path) {
            const box = \$('maze').getBoundingClientRect(), scale = box.width / (sizeOf(maze())[0] + 2 * edge), at = centre(maze(), maze().of[y * maze().w + x]).map(side => (side + edge) * scale);
            \$('maze').dispatchEvent(new PointerEvent('pointermove', {buttons: 1, clientX: box.left + at[0], clientY: box.top + at[1]}));
        }
        say(state()); press('n'); }"
cat shapes board >touched
browse touched "$touch" >got
maze-solve -f stats --no-header shapes board | awk -F '\t' '{ print "solved " $17 }' >want
same 'a finger leads to the goal' want got

# The graph is that of -f edges, and the solution as long as that of maze-solve.
browse shapes "$say for (const [m] of now.films) { findCells(m); m.cells.forEach((cell, k) => cell.to.forEach(to => {
    const a = m.cells[Math.min(k, to)], b = m.cells[Math.max(k, to)]; say(a.x + ',' + a.y + ' ' + b.x + ',' + b.y); })); }" | sort | uniq -c | awk '{ print $1 / 2, $2, $3 }' >got
maze-render -f edges shapes | grep -v '^#' | grep . | sort | uniq -c | awk '{ print $1, $2, $3 }' >want
same 'the neighbours are those of -f edges' want got

# Differences of frames give the frames; the name is text.
browse many "$say for (const film of now.films) for (const m of film) say([...m.digits].map(d => d.toString(16)).join(''))" >got
awk '/^#/ { next } /./ { line = line $0; next } { print line; line = "" }' many >want
same 'frames are what they were' want got
is 'films begin to play, and end as mazes to play' 'film 0, playing 0' \
    "$(browse many "$say say(state()); for (let k = 0; k < 99; k++) press('.'); say(state())" | paste -s -d , - | sed 's/,/, /')"
is 'fields are no markup' '<script>&amp;' "$(browse tags "$say say(maze().field.by)" | sed 's/&lt;/</g; s/&gt;/>/g; s/&amp;/\&/g')"

# A canvas is not larger than every browser can draw it; 700 cells of 6 pixels are more.
{ maze-gen -s 1 -w 20000 -h 2; maze-gen -s 1 -w 700 -h 700; } >large
browse large "$say for (const k of [0, 1]) { show(k, 0); const c = \$('maze'), d = c.getContext('2d').getImageData(0, 0, 99, 3).data;
    say(c.width <= 32767 && c.height <= 32767 && c.width * c.height <= 16777216 && d[3] === 255 && d.some(value => value < 200)); }" >got
is 'large mazes are drawn' 'true true' "$(paste -s -d ' ' got)"

# What is drawn: the colours of the pictures, in both schemes, also on a narrow screen.
colors="$say const c = \$('maze'), d = c.getContext('2d').getImageData(0, 0, c.width, c.height).data, n = {};
    for (let k = 0; k < d.length; k += 4) { const key = '#' + [d[k], d[k + 1], d[k + 2]].map(v => v.toString(16).padStart(2, '0')).join(''); n[key] = (n[key] || 0) + 1; }
    say([FREE, WALL, START, GOAL].map(kind => Object.entries(n).filter(([key]) => key === (matchMedia('(prefers-color-scheme: dark)').matches ? DARK : LIGHT)[kind]).length).join(' ') + ' ' + (document.documentElement.scrollWidth <= innerWidth))"
for options in --window-size=800,600 --window-size=320,600 '--window-size=800,600 --blink-settings=preferredColorScheme=0'; do
    # shellcheck disable=SC2086 # words
    is "free, wall, start and goal are drawn: $options" '1 1 1 1 true' "$(browse squares "$colors" $options)"
done
plan
