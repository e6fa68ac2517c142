#!/bin/bash
# In an empty volume the scripts run first, as the user that MONGO_INITDB_ROOT_USERNAME names.
set -eu
if [[ $1 == mongod && ! -e /data/db/initialized ]]; then
  mongod &
  until (: < /dev/tcp/127.0.0.1/27017) 2> /dev/null; do sleep 0.2; done
  user=${MONGO_INITDB_ROOT_USERNAME:-}
  for script in /docker-entrypoint-initdb.d/*.js; do
    [[ ! -e $script ]] || until mongosh --quiet ${user:+-u "$user" -p "$MONGO_INITDB_ROOT_PASSWORD" --authenticationDatabase admin} "$script"; do sleep 1; done
  done
  kill $! && wait $! || true
  touch /data/db/initialized
fi
exec "$@"
