#!/bin/sh
# `start.sh <configuration> <folder>`: nginx with that configuration, which may be read-only, and what the settings say.
set -eu
from=$1
to=$2
mkdir -p "$to/addresses"
ln -sf "$from/nginx.conf" "$to/"
ln -sf "$from"/addresses/*.conf "$to/addresses/"
# One address may have as many sockets as all realtime nodes together allow it.
awk -v nodes="${REALTIME_NODES:-2}" -v factor="${LIMITS_FACTOR:-1}" 'BEGIN {
  sockets = 200 * nodes * factor
  printf "limit_conn sockets %d;\n", (sockets > 65535 ? 65535 : sockets)
}' >"$to/addresses/limits.conf"
if [ -n "${TRUSTED_PROXIES:-}" ]; then
  rm "$to/addresses/front.conf"
  {
    echo 'listen 8080;'
    for each in $TRUSTED_PROXIES; do echo "set_real_ip_from $each;"; done
    echo 'real_ip_header X-Forwarded-For;'
    echo 'real_ip_recursive on;'
  } >"$to/addresses/front.conf"
fi
exec nginx -p "$to/" -c "$to/nginx.conf" -e stderr -g 'daemon off;'
