#!/bin/sh
# What a container of the image is, by its first word: everything in one process, one of the services, or a command of
# the operator. Any other program is started as it is.
set -eu
what=${1:-start}
case "$what" in
  start) exec node --expose-gc scripts/serve.ts ;;
  api) exec node api/src/main.ts ;;
  realtime) exec node --max-semi-space-size=16 realtime/src/main.ts ;;
  admin | backup | daily | move | restore)
    shift
    exec node "scripts/$what.ts" "$@"
    ;;
  *) exec "$@" ;;
esac
