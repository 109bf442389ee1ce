# Dask, of maze-clusters(7): a scheduler and a worker of two processes on this machine.
. "$TOP/tests/lib.sh"
. "$TOP/tests/clusters.sh"
python=$(python_with distributed)
[ "$python" ] || { skip 'all cases' python3-distributed && end; }
the_rest_needs 'all cases' bash timeout dask-scheduler dask-worker
prepare
script mazes.py

# start NAME OPTIONS: starts a daemon as the page does, but for this machine only and on any port.
daemons=
trap 'kill $daemons; wait' EXIT
start() {
    sh -c "exec $(shown "$1 " | sed 's/ &$//') --host 127.0.0.1 --no-dashboard $2" >"$1.log" 2>&1 &
    daemons="$daemons $!"
}
start dask-scheduler "--port 0"
until_true 30 'the scheduler writes its address' 'test -s scheduler.json'
start dask-worker
engine Dask "$(shown mazes.py | sed "s,^python3,$python,")"
plan
