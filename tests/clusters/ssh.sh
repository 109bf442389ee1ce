# GNU parallel over ssh, of maze-clusters(7): two machines that are both this one. ssh starts an sshd
# per connection and talks to it through a pipe, so there is no port and no daemon.
. "$TOP/tests/lib.sh"
. "$TOP/tests/clusters.sh"
PATH=$PATH:/usr/sbin
the_rest_needs 'all cases' bash timeout parallel ssh sshd ssh-keygen
prepare
ssh-keygen -q -t ed25519 -N '' -f "$here/host_key" && ssh-keygen -q -t ed25519 -N '' -f "$here/user_key"
[ "$(id -u)" -ne 0 ] || mkdir -p /run/sshd
cat >sshd_config <<Y
HostKey $here/host_key
AuthorizedKeysFile $here/user_key.pub
PermitRootLogin yes
StrictModes no
UsePAM no
SetEnv "PATH=$PATH" "HOME=$here"
Y
cat >ssh_config <<Y
Host node1 node2
ProxyCommand $(command -v sshd) -i -f $here/sshd_config
IdentityFile $here/user_key
IdentitiesOnly yes
BatchMode yes
StrictHostKeyChecking no
LogLevel ERROR
UserKnownHostsFile $here/known_hosts
Y
export PARALLEL_SSH="ssh -F $here/ssh_config" PARALLEL_HOME="$here/parallel"
mkdir parallel

maze-gen -s 1 >maze
expect 'ssh reaches this machine, and there bash runs the commands' 0 "$PARALLEL_SSH node2 'set -o pipefail && maze-gen -s 1' |
    cmp - $here/maze" </dev/null
engine 'a common folder' "$(shown '--wd')"
engine 'no common folder' "$(shown '--retries')"
plan
