#!/bin/sh
# restoreRedis.sh COPY FOLDER: fills Redis's empty folder from a copy made by `redis-cli --rdb COPY`. Redis ignores such a
# copy if it starts with an append-only file, so this starts it once without and lets it write one.
set -eu
if [ $# != 2 ]; then
  echo "Usage: restoreRedis.sh COPY FOLDER, to fill Redis's empty FOLDER from a COPY made by redis-cli --rdb." >&2
  exit 1
fi
copy=$1 folder=$2
# The Redis that it starts has no password.
unset REDISCLI_AUTH
if [ ! -f "$copy" ]; then
  echo "The copy $copy does not exist." >&2
  exit 1
fi
mkdir -p "$folder"
if [ -n "$(ls -A "$folder")" ]; then
  echo "$folder is not empty. Name the folder of a Redis that has never run." >&2
  exit 1
fi
cp "$copy" "$folder/dump.rdb"
socket=$(mktemp -u)
redis-server --dir "$folder" --port 0 --unixsocket "$socket" --daemonize no > /dev/null &
ask() { redis-cli -s "$socket" "$@"; }
until ask ping 2> /dev/null | grep -q PONG; do
  kill -0 $! || exit 1
  sleep 0.2
done
ask config set appendonly yes > /dev/null
until ask info persistence | grep -q '^aof_rewrite_in_progress:0'; do sleep 0.2; done
echo "Restored: $(ask dbsize) keys"
ask shutdown
wait
rm "$folder/dump.rdb"
