# Descriptors that another process has made non-blocking: the programs wait instead of failing.
. "$TOP/tests/lib.sh"

the_rest_needs 'non-blocking descriptors' python3
# A pipeline whose pipes do not block. Each program starts before there is input, and its reader
# starts when the pipe is full.
cat >pipes.py <<'P'
import fcntl, os, subprocess, sys, time

def pipe():
    ends = os.pipe()
    for end in ends:
        fcntl.fcntl(end, fcntl.F_SETFL, fcntl.fcntl(end, fcntl.F_GETFL) | os.O_NONBLOCK)
    return ends

source, result = pipe(), pipe()
solve = subprocess.Popen(["maze-solve"], stdin=source[0], stdout=result[1])
time.sleep(0.2)
gen = subprocess.Popen(["maze-gen", "-s", "1", "-w", "500", "-h", "500"], stdout=source[1])
for end in (source[0], source[1], result[1]):
    os.close(end)
time.sleep(0.5)
os.set_blocking(result[0], True)
with os.fdopen(result[0], "rb") as f, open("got_solved", "wb") as to:
    to.write(f.read())
print(gen.wait(), solve.wait())
P
is 'pipes that do not block: no program fails' '0 0' "$(python3 pipes.py 2>&1)"
maze-gen -s 1 -w 500 -h 500 | maze-solve >want_solved
same 'pipes that do not block: the same output' want_solved got_solved
plan
