#!/bin/bash
# `bash health-check.sh <port> [<state file> [<process id> [<seconds>]]]` exits with 0 if the service is ready. Docker
# leaves a hanging process running: one that has been ready, and then gives no answer within 2 s three times in a row, is
# killed. One that has not been ready yet still starts, and is left alone however long that takes.
# It runs every 3 s for ever, so bash asks by itself: to start Node costs a fifth of a second of processor time.
port=$1 state=${2:-/tmp/health} pid=$3 within=${4:-2}

# The child of the container's init (`init: true`). Without one the service is process 1, which nobody can kill from here.
read -r first < /proc/1/comm
[[ $pid || $first != node ]] && for file in /proc/${pid:-[0-9]*}/stat; do
  { read -r stat < "$file"; } 2> /dev/null || continue
  fields=(${stat##*) })
  [[ $pid || ${fields[1]} == 1 ]] || continue
  pid=${file//[^0-9]/}
  # With the time of its start, so that a restarted service is another one.
  service="$pid ${fields[19]}"
  break
done

answer=$(
  timeout "$within" bash -c 'exec 3<> "/dev/tcp/127.0.0.1/$0" && echo -ne "GET /readyz HTTP/1.0\r\n\r\n" >&3 && read -r line <&3 && echo "$line"' \
    "$port" 2> /dev/null
)
{ read -r known start failures < "$state"; } 2> /dev/null
case $answer in
  HTTP/*' 200 '*)
    echo "$service 0" > "$state"
    exit 0
    ;;
  HTTP/*) missed=0 ;;
  *) missed=$((failures + 1)) ;;
esac
[[ $service && "$known $start" == "$service" ]] || exit 1
echo "$service $missed" > "$state"
((missed < 3)) || kill -KILL "$pid"
exit 1
