# Arrays of NumPy are read. Malformed ones get a message with the byte, status 2.
. "$TOP/tests/lib.sh"
most=$(largest_width)

# array HEADER: writes an array of version 1.0 with this header, without its data.
array() {
    printf "\\223NUMPY\\001\\000\\$(printf %03o ${#1})\\000%s" "$1"
}
# head TYPE SHAPE: a header.
head_of() {
    printf "{'descr': '%s', 'fortran_order': False, 'shape': (%s), }" "$1" "$2"
}

# A number with more than 32 bits, if this build can have as many columns.
big=4294967296
[ "$most" -ge $big ] || big=4294967295

# The message, the header and the data for printf.
while IFS='~' read -r where header data; do
    { array "$header"; printf "$data"; } >bad
    got=$(maze-render -f block bad 2>&1 >/dev/null)
    is "$where: $header" "maze-render: bad:1:$where" "$got"
    status "$where: $header: status 2" 2 "maze-render -f block bad"
done <<M
11: expected the header, a dictionary~[]~
12: expected a key of the header in quotes~{descr: '|u1'}~
32: expected the keys descr, fortran_order and shape, once each~{'descr': '|u1', 'x': 1, }~
29: the header needs the keys descr, fortran_order and shape~{'descr': '|u1', }~
21: an array of records; store one of its fields: np.save(file, a['name'])~{'descr': [('a', '<i4')], }~
26: an array of fractions; store digits: np.save(file, a.astype('uint8'))~$(head_of '<f8' '3, 4')~
26: the type of the elements is not a whole number; store digits: np.save(file, a.astype('uint8'))~$(head_of '<U4' '3, 4')~
45: expected True or False~{'descr': '|u1', 'fortran_order': 0, 'shape': (1, 1), }~
61: expected the shape, such as (3, 4)~{'descr': '|u1', 'fortran_order': False, 'shape': 3, }~
62: expected the shape, such as (3, 4)~$(head_of '|u1' '-3, 4')~
69: an array of fewer than 2 dimensions; give it rows: np.save(file, a.reshape(height, width))~$(head_of '|u1' '12,')~
72: an array of more than 3 dimensions; 2 are a maze, 3 are several mazes~$(head_of '|u1' '1, 1, 1, 1')~
1: an array without elements~$(head_of '|u1' '0, 4')~
1: the array is too large~$(head_of '<u8' '4000000000, 4000000000')~
70: the input ends, but 12 more bytes of the array must follow~$(head_of '|u1' '3, 4')~
81: the input ends, but 3999999998 more bytes of the array must follow~$(head_of '|u1' '1, 4000000000')~\\000\\000
71: the element is not a digit from 0 to 15; for an array of obstacles: np.save(file, a > 0)~$(head_of '|i1' '1, 2')~\\001\\377
1: walls (a number is 2): number 2 of row 1 must be 0 or 1, as part of the border; for an array of obstacles: a > 0~$(head_of '|u1' '2, 2')~\\000\\002\\000\\000
12: expected a key of the header in quotes~{~
12: expected a key of the header in quotes~{'descr~
20: expected a key of the header in quotes~{'descr' '|u1'}~
26: an array of fractions; store digits: np.save(file, a.astype('uint8'))~$(head_of '>c8' '3, 4')~
27: the type of the elements is not a whole number; store digits: np.save(file, a.astype('uint8'))~$(head_of '<f16' '3, 4')~
26: the type of the elements is not a whole number; store digits: np.save(file, a.astype('uint8'))~$(head_of '!f8' '3, 4')~
26: the type of the elements is not a whole number; store digits: np.save(file, a.astype('uint8'))~$(head_of '!u8' '3, 4')~
26: the type of the elements is not a whole number; store digits: np.save(file, a.astype('uint8'))~$(head_of '<u3' '3, 4')~
26: the type of the elements is not a whole number; store digits: np.save(file, a.astype('uint8'))~$(head_of '|b2' '3, 4')~
64: expected the shape, such as (3, 4)~$(head_of '|u1' '3 4')~
63: expected the shape, such as (3, 4)~{'descr': '|u1', 'fortran_order': False, 'shape': (3~
36: expected the keys descr, fortran_order and shape, once each~{'descr': '|u1', 'descr': '|u1'}~
37: expected the keys descr, fortran_order and shape, once each~{'shape': (1, 1), 'shape': (1, 1), }~
52: expected the keys descr, fortran_order and shape, once each~{'fortran_order': False, 'fortran_order': 0}~
20: expected the keys descr, fortran_order and shape, once each~{'shake': (1, 1), }~
28: expected the keys descr, fortran_order and shape, once each~{'fortran-order': False}~
27: expected a comma or the end of the header~{'descr': '|u1' 'shape': (1, 1), }~
26: expected a comma or the end of the header~{'descr': '|u1'~
28: expected only blanks after the header~{'descr': '|u1'} x~
54: the header needs the keys descr, fortran_order and shape~{'fortran_order': False, 'shape': (1, 1), }~
53: the header needs the keys descr, fortran_order and shape~{'descr': '|u1', 'fortran_order': False, }~
1: an array without elements~$(head_of '|u1' '4, 0')~
1: the array is too large~$(head_of '|u1' "$big, $big")~
1: the array is too large~$(head_of '|u1' "$big, 65536, 65536")~
70: the element is not a digit from 0 to 15; for an array of obstacles: np.save(file, a > 0)~$(head_of '<u2' '1, 1')~\\000\\001
72: the input ends, but 1 more bytes of the array must follow~{'descr': '|u1', 'fortran_order': True, 'shape': (2, 2), }~\\000\\001\\001
74: expected another array, or the end of the input~$(head_of '|u1' '2, 2')~\\000\\001\\001\\000more than an array
M
expect 'the input ends in the header' 2 "printf '\\223NUMPY\\001\\000\\166' | maze-render" <<'X'
maze-render: stdin:1:10: the input ends, but 1 more bytes of the header must follow
X
expect 'version 2.0 has two more bytes for the length' 2 "printf '\\223NUMPY\\002\\000\\166\\000' | maze-render" <<'X'
maze-render: stdin:1:11: the input ends, but 2 more bytes of the header must follow
X
for version in '\000\000' '\001\001'; do
    expect "no version $version" 2 "printf '\\223NUMPY$version\\166\\000{}' | maze-render" <<'X'
maze-render: stdin:1:7: only versions 1.0, 2.0 and 3.0 of the format are read
X
done
{ array '{"descr": "|u1","fortran_order":False,"shape":(1L,2L)}' && printf '\001\000'; } >python2
expect 'double quotes, numbers of Python 2, no last comma' 0 'maze-render -f block python2' <<'X'
# maze block 2 1
10

X
array "{'descr': '|u1', 'fortran_order': True, 'shape': (0, 3, 3), }" >none
expect 'an array of no mazes, by columns' 0 'maze-render -f block none' </dev/null
expect 'an unknown version' 2 "printf '\\223NUMPY\\004\\000\\166\\000{}' | maze-render" <<'X'
maze-render: stdin:1:7: only versions 1.0, 2.0 and 3.0 of the format are read
X
expect 'a header that is too long' 2 "printf '\\223NUMPY\\002\\000\\166\\000\\000\\377{}' | maze-render" <<'X'
maze-render: stdin:1:9: the header is longer than that of a maze
X

maze-gen -n 3 -s 1 -w 12 -h 9 -b 0.2 | maze-solve --visited >mazes
maze-gen -a cave -w 6 -h 5 -n 2 -s 1 | maze-solve -q >boards
cat mazes boards | maze-render -f npy | maze-render -f block >got
is 'several arrays, of walls and of boards' 5 "$(grep -c maze got)"
for f in npy npy:count=3; do
    maze-render -f "$f" mazes | maze-render -f walls --no-header >got
    maze-render -f walls --no-header mazes >want
    same "$f comes back" want got
done

python=$(python_with numpy)
if [ "$python" ]; then
    cat >check.py <<'P'
import io, subprocess
import numpy as np
random = np.random.default_rng(1)
def read(file, *options):
    return subprocess.run(["maze-render", "--no-header", *options], input=file, capture_output=True).stdout.decode()
def text(array):
    return "".join("".join("".join("%x" % int(v) for v in row) + "\n" for row in maze) + "\n"
                   for maze in (array if array.ndim == 3 else [array]))
wrong = []
for kind in ["?", "u1", "i1", "<u2", ">u2", "<i4", ">i4", "<u8", ">i8"]:
    file, want = io.BytesIO(), ""
    for order in np.ascontiguousarray, np.asfortranarray:
        for shape in (3, 4), (1, 1), (1, 5), (2, 3, 4), (3, 1, 1), (0, 3, 3):
            for version in (1, 0), (2, 0), (3, 0):
                values = random.integers(0, 2, shape) * (1 if kind == "?" else random.choice([1, 4, 8]))
                np.lib.format.write_array(file, order(values.astype(kind)), version=version)
                want += text(values)
    if read(file.getvalue(), "-f", "block") != want:
        wrong.append(kind)
rows = open("want").read().split("\n\n")[0].split("\n")
walls = np.array([[int(c, 16) for c in row] for row in rows])
for order in np.ascontiguousarray, np.asfortranarray:
    file = io.BytesIO()
    np.save(file, order(walls))
    if read(file.getvalue(), "-f", "walls") != text(walls):
        wrong.append("walls")
print(*wrong)
P
    is 'what numpy writes is read: types, orders, versions, dimensions' '' "$("$python" check.py)"
else
    skip 'arrays that numpy writes' numpy
fi
plan
