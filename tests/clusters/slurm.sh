# Slurm, of maze-clusters(7): controller, node and munge, which authenticates them, on this machine, in
# the foreground, on free ports, with all files in this folder, without cgroups. The node claims 8
# processors, and with MinJobAge=16 sbatch --wait looks every 8 seconds, not every 32.
. "$TOP/tests/lib.sh"
. "$TOP/tests/clusters.sh"
PATH=$PATH:/usr/sbin
the_rest_needs 'all cases' bash timeout python3 mungekey munged slurmctld slurmd sbatch sinfo
prepare
script mazes.slurm
export SLURM_CONF="$here/slurm.conf"

python3 -c 'import socket
for port in [socket.create_server(("127.0.0.1", 0)) for _ in range(2)]:
    print(port.getsockname()[1])' >ports
node=$(uname -n | sed 's/\..*//')
cat >slurm.conf <<Y
ClusterName=mazes
SlurmctldHost=$node(127.0.0.1)
SlurmctldPort=$(sed 1q ports)
SlurmdPort=$(sed 1d ports)
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
AuthInfo=socket=$here/munge.socket
StateSaveLocation=$here/state
SlurmdSpoolDir=$here/spool
SlurmctldPidFile=$here/slurmctld.pid
SlurmdPidFile=$here/slurmd.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SchedulerParameters=batch_sched_delay=0
MinJobAge=16
SlurmdParameters=config_overrides
NodeName=$node NodeAddr=127.0.0.1 CPUs=8
PartitionName=all Nodes=ALL Default=YES
Y
mkdir state spool
mungekey -c -k "$here/munge.key"

# Without KILL, slurmd tries to reach the controller for a while.
daemons=
trap 'kill $daemons; sleep 1; kill -s KILL $daemons; wait' EXIT
start() {
    "$@" >"$1.log" 2>&1 &
    daemons="$daemons $!"
}
start munged -F --force --key-file="$here/munge.key" --socket="$here/munge.socket" \
    --pid-file="$here/munged.pid" --seed-file="$here/munged.seed"
until_true 10 'munged makes its socket' 'test -S munge.socket'
start slurmctld -D
start slurmd -D
until_true 60 'the node is idle' 'sinfo -h -o %t | grep idle'
engine Slurm "$(shown 'sbatch --wait')"
plan
