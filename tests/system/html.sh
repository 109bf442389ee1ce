# html: headless Chromium plays mazes to their ends, by key presses and with a finger, and shows films.
. "$TOP/tests/lib.sh"

maze-gen -s 1 -n 2 -w 12 -h 9 >squares
maze-gen -s 3 --board 21x15 -a carve >board
for s in hex rings triangles; do maze-gen --shape $s -s 2 -w 6 -h 6 -b 0.5; done >shapes
maze-gen -s 1 -w 20 -h 20 -a prim --trace >film
{ maze-gen -s 1 -a kruskal -w 7 -h 5 --trace=5; maze-gen -s 1 --board 9x7 -a cave --trace=1; } >many 2>/dev/null
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
errors <<'X'
maze-render: stdin:1:24: goals 0,1 is outside the maze|printf '# maze walls 1 1 goals=0,1\n31\n20\n' | maze-render -f html >page
X
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
    addEventListener("error", event => say(event.message));
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

# Start and goal are those of maze-solve, whatever the header names. The nearest of several goals wins, and any other one.
for options in '' '-e none' '-x none' '-e none -x none' '-e west:2 -x north:3' '-f block' '-a cave' '--shape hex' '--shape rings' '--shape triangles -e west'; do
    maze-gen -s 4 -w 6 -h 5 $options >one
    for fields in 'start\|goal' start goal; do sed "1s/ \($fields\)=[^ ]*//g" one; done
done >ends
printf '# maze walls 3 3 start=0,0 goals=1,1+2,0\n2221\n1001\n1001\n2220\n\n' >several
{
    cat several
    printf '2221\n1001\n0001\n2020\n\n220\n200\n\n# maze walls 2 1 goals=0,0+1,0 goal=1,0\n321\n220\n\n'
    printf '# maze block 3 2 start=1,0 goal=2,0\n010\n000\n\n# maze walls 3 1 wrap=x\n0210\n2220\n\n# maze walls 1 1\n31\n20\n\n'
} >>ends
browse ends "$say now.films.forEach(([m], k) => { show(k, 0); const path = solution(m, now.at).reverse(); press('s'); path.slice(1).forEach(move);
    say(m.cells[path[0]].x + ',' + m.cells[path[0]].y + ' ' + m.cells[now.at].x + ',' + m.cells[now.at].y + ' ' + state()); });" >got
maze-solve -q -f cells ends | awk 'NF && !n++ { first = $0 } NF { last = $0 } !NF { print first, last, "solved", n - 1; n = 0 } END { if (n) print first, last, "solved", n - 1 }' >want
same 'start and goal are those of maze-solve' want got
is 'a goal that is not the nearest' 'solved 2' "$(browse several "$say press('ArrowRight'); press('ArrowRight'); say(state())")"

# Every algorithm and every solver, on walls and on blocks. Of main-path and houston, \`at\` names closed blocks.
for a in $(maze-gen --list | cut -f 1); do
    for format in walls block; do maze-gen -n 1 -s 1 -w 4 -h 4 -a "$a" -f $format --trace; done
done >films 2>/dev/null
for a in $(maze-solve --list | cut -f 1); do
    for format in walls block; do maze-gen -s 1 -w 4 -h 4 -b 0.3 -f $format | maze-solve -q -a "$a" --trace; done
done >>films
cat squares >>films # every ends with a frame
browse films "$say now.films.forEach((film, k) => { show(k, 0); for (const _ of film) press('.'); say(state()); })" >got
is 'films of all algorithms and solvers' "$(grep '^#' films | grep -v -c ' frame=') playing 0" "$(sort got | uniq -c | sed 's/^ *//')"
maze-solve squares >solved
is 'the heading names the algorithm and the size, and the solver of a film' \
    'backtracker, 12x9, 1 of 2|backtracker, 12x9, 1 of 2|backtracker, 6x5, solved by dfs, 3 of 3' \
    "$(for file in squares solved many; do browse $file "$say if (now.films[2]) show(2, 0); say(\$('about').textContent)"; done | paste -s -d '|' -)"

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

# What is drawn: what is connected in the pixels is connected in the maze, and the outline has the openings of svg.
picture="$say innerHeight = 1e9; now.films.forEach((film, k) => {
    innerWidth = 24 + 20 * (sizeOf(film[0])[0] + 2 * edge); show(k, 0);
    const c = \$('maze'), d = c.getContext('2d').getImageData(0, 0, c.width, c.height).data, wide = '1'.repeat(c.width + 6) + '\\n';
    let rows = wide.repeat(3);
    for (let at = 0, y = 0; y < c.height; y++, rows += '111\\n') {
        rows += '111';
        for (let x = 0; x < c.width; x++, at += 4) rows += d[at] + d[at + 1] + d[at + 2] < 200 ? 0 : 1;
    }
    say(20 + ' ' + (20 * edge + 3) + ' ' + (c.width + 6) + ' ' + (c.height + 6) + '\\n' + rows + wide.repeat(3).trim()); });"
the_rest_needs 'the pixels of a page' python3
py "$TOP/tests/system/shapes-picture.py" 1 9
printf '%s\n' 111111111 111101111 111000111 110000011 100000001 100101001 111111111 >heart
printf '%s\n' 11111 11011 10001 11111 >mask_hex
awk 'BEGIN { for (y = 0; y < 6; y++) { for (x = 0; x < 13; x++) printf "%d", (x < 6 - y || x > 6 + y); print "" } }' >mask_triangles
awk 'BEGIN { for (y = 0; y < 6; y++) { for (x = 0; x < 48; x++) printf "%d", (y > 3); print "" } }' >mask_rings
{
    cat hex rings triangles squares cylinder
    for size in '-h 8' '-h 14' '-h 20' '-w 1 -h 2'; do maze-gen -s 3 --shape rings $size; done
    printf '# maze walls 5 1 shape=hex\n323331\n222220\n\n# maze walls 1 1\n31\n20\n\n' # one cell, beside one that a mask cut off, and alone
    for doors in '' '-e none' '-x none' '-e inside -x deadend'; do
        maze-gen -m heart -s 1 $doors
        for shape in hex triangles rings; do maze-gen --shape $shape -m mask_$shape -s 2 $doors; done
    done
    for side in north east south west; do maze-gen -m heart -s 2 | sed "1s/\$/ entrance=$side exit=$side/"; done
    for kind in 'cave -w 8 -h 6' 'carve --board 15x11' 'obstacles --board 14x9' 'kruskal -w 5 -h 4 -f block'; do
        maze-gen -s 2 -a $kind
    done
} >drawn
browse drawn "$picture" >pixels
is 'the pixels of a page' '' "$(py "$TOP/tests/system/shapes-picture.py" page drawn <pixels 2>&1)"

# The path crosses no wall: as many pixels have its colour without the walls.
{ cat hex rings triangles squares; for k in 2 3; do maze-gen --shape rings -w $k -h 3 -s 1 -n 9 -a wilson; done; } >drawn
browse drawn "$say const walls = drawWalls, count = () => { draw(); const c = \$('maze'), d = c.getContext('2d').getImageData(0, 0, c.width, c.height).data;
    let n = 0; for (let at = 0; at < d.length; at += 4) n += '#' + [d[at], d[at + 1], d[at + 2]].map(v => v.toString(16).padStart(2, '0')).join('') === LIGHT[PATH]; return n; };
    now.films.forEach((film, k) => { show(k, 0); solution(maze(), now.at).reverse().slice(1).forEach(move);
        drawWalls = walls; const with_walls = count(); drawWalls = () => {}; say(with_walls === count()); });" >got
is 'the path crosses no wall' "$(grep -c '^#' drawn) true" "$(sort got | uniq -c | sed 's/^ *//')"
plan
