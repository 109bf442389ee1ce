# Open MPI, of maze-clusters(7): four processes on this machine, and restarts with another number.
. "$TOP/tests/lib.sh"
. "$TOP/tests/clusters.sh"
the_rest_needs 'all cases' bash timeout mpirun
prepare
script rank
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
echo 'localhost slots=4' >machines
engine 'Open MPI' "$(shown mpirun)"

rm -f mazes mazes.4of16 mazes.16of16
echo 'localhost slots=3' >machines
status 'three processes write what four have left' 0 "timeout 60 $(shown mpirun)"
sh -c "$(shown 'cat $(seq')"
same 'it is the bytes of one process' whole mazes
plan
