#!/bin/sh
# `update.sh <image>` replaces the nodes, one after the other, by those of another version, newer or older, which is then
# the one of .env. A new node starts beside the old ones, and an old one is drained only when the new one is ready. If
# that takes longer than READY_WITHIN seconds, the new one is removed, all others stay, and the exit code is 1.
set -eu
image=${1:?which image? For example: scripts/cluster/update.sh craque:1.0.0}
ready_within=${READY_WITHIN:-300}
settings=${COMPOSE_ENV_FILES:-.env}
# Seconds until nginx has asked again who is there.
known_within=2
# Of the processor, for one that starts beside those who serve, and for one that serves.
while_starting=256
usually=1024
cd "$(dirname "$0")/../.."
export CRAQUE_IMAGE="$image"

docker image inspect "$image" > /dev/null 2>&1 || docker pull "$image"
wanted=$(docker image inspect -f '{{.Id}}' "$image")
image_of() { docker inspect -f '{{.Image}}' "$1"; }
log_of() { docker logs --tail 20 "$1" 2>&1 | sed 's/^/  | /'; }

new=
leave() {
  [ -z "$new" ] || docker rm -fv "$new" > /dev/null
}
trap leave EXIT
trap 'exit 130' INT TERM

# Whoever starts again has failed.
until_ready() {
  waited=0
  while [ "$waited" -lt "$ready_within" ]; do
    case $(docker inspect -f '{{.RestartCount}} {{.State.Health.Status}}' "$1") in
      '0 healthy') return 0 ;;
      '0 starting') ;;
      *) return 1 ;;
    esac
    sleep 1
    waited=$((waited + 1))
  done
  return 1
}

start_beside() {
  before=$(docker compose ps -aq "$1")
  count=$(echo "$before" | wc -l)
  said=$(docker compose up -d --no-deps --no-build --no-recreate --scale "$1=$((count + 1))" "$1" 2>&1) || echo "$said" >&2
  for each in $(docker compose ps -aq "$1"); do
    case $before in *"$each"*) ;; *) new=$each ;; esac
  done
  [ -z "$new" ] || docker update --cpu-shares "$while_starting" "$new" > /dev/null
}

replaced=0
replace() {
  new=
  start_beside "$1"
  if [ -z "$new" ] || ! until_ready "$new"; then
    [ -z "$new" ] || log_of "$new" >&2
    echo "A new node of $1 has not become ready: the update has stopped. $replaced of its nodes are new and serve." >&2
    echo "All other nodes are as before." >&2
    exit 1
  fi
  docker update --cpu-shares "$usually" "$new" > /dev/null
  new=
  sleep "$known_within"
  docker stop -t 20 "$2" > /dev/null
  docker rm -v "$2" > /dev/null
  replaced=$((replaced + 1))
  echo "$1: a node of $image is ready, an old one has ended."
}

former=
for service in api realtime; do
  for node in $(docker compose ps -aq "$service"); do
    former_image=$(image_of "$node")
    [ "$former_image" = "$wanted" ] && continue
    former="$former $former_image"
    replace "$service" "$node"
  done
done

# What else is of the product, such as its backups, has no calls to lose.
for service in $(docker compose ps --services); do
  node=$(docker compose ps -q "$service" | head -n 1)
  case " $former " in
    *" $(image_of "$node") "*) docker compose up -d --no-deps --no-build "$service" ;;
  esac
done

# It holds the secrets, so on a full disk the old file stays.
if [ -f "$settings" ]; then
  file=$(readlink -f "$settings")
  lines=$(grep -v '^CRAQUE_IMAGE=' "$file" || true)
  if ! cp -p "$file" "$file.new" || ! printf '%s\nCRAQUE_IMAGE=%s\n' "$lines" "$image" > "$file.new"; then
    rm -f "$file.new"
    exit 1
  fi
  mv "$file.new" "$file"
fi
echo "All nodes are of $image."
