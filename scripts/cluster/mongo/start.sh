#!/bin/bash
# MongoDB as its image starts it, as the only member of a replica set.
set -eu

# With users a set asks for a key that its members share; made of the password, it is the same at every start.
key=/tmp/keyfile
(umask 077 && printf 'craque:%s' "$MONGO_INITDB_ROOT_PASSWORD" | sha256sum | cut -c 1-64 >"$key")
chown mongodb "$key"

# Nothing to do at any start but the first; the health check waits for the file.
rm -f /tmp/initiated
(
  until mongosh --quiet --norc --nodb /craque/initiate.js; do sleep 2; done
  touch /tmp/initiated
) &

exec docker-entrypoint.sh "$@" --keyFile "$key"
