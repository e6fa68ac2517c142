import { defaultLimits } from '@craque/realtime/process/limits.ts';

/** What differs between nginx configurations of clusters: host and port of each process. */
export type Addresses = {
  api: readonly string[];
  realtime: readonly string[];
  /** The address for browsers. */
  front: string;
  /** Sockets of one address over all nodes; by default the realtime processes' own limit each. */
  socketsOfAddress?: number;
  /** Where the realtime processes call the api, closed to everybody else. */
  inside: string;
};

/**
 * A node that fails five times is left out for `pause`, and then tried with one call; fewer would
 * leave out a busy one too. The zone makes nginx's workers count together. With all of them left
 * out nginx would ask nobody, so each is listed again as a backup that is never left out. Round
 * robin for the sockets too: counted by connections, a hanging node would look the emptiest and get
 * all new ones.
 */
function upstream(
  name: string,
  servers: readonly string[],
  { pause, rest = [] }: { pause: string; rest?: readonly string[] },
): string {
  const nodes = servers.map((server) => `server ${server} max_fails=5 fail_timeout=${pause};`);
  const reserve = servers.map((server) => `server ${server} max_fails=0 backup;`);
  const lines = [`zone ${name} 64k;`, ...nodes, ...reserve, ...rest].map((line) => `  ${line}\n`);
  return `upstream ${name} {\n${lines.join('')}}\n`;
}

/** The largest number that nginx takes. */
const mostConnections = 65_535;

/** The files that nginx.conf includes, by their names in the folder `addresses` beside it. */
export function addressFiles(addresses: Addresses): Record<string, string> {
  const { api, realtime, front, inside } = addresses;
  const sockets = addresses.socketsOfAddress ?? defaultLimits.socketsOfAddress * realtime.length;
  // The one call that tries an api that hangs waits 1.8 s; a socket is not refused by one that does.
  const upstreams = [
    upstream('api', api, { pause: '5s', rest: ['keepalive 64;'] }),
    upstream('realtime', realtime, { pause: '1s' }),
  ];
  return {
    'upstreams.conf': upstreams.join(''),
    'front.conf': `listen ${front};\n`,
    'inside.conf': `listen ${inside};\n`,
    'limits.conf': `limit_conn sockets ${Math.min(sockets, mostConnections)};\n`,
  };
}

/**
 * Fixed addresses inside docker-compose.yml: nginx resolves names only once, and a new container
 * has a new address.
 */
export const composeAddresses: Addresses = {
  api: ['172.30.57.11:3000', '172.30.57.12:3000'],
  realtime: ['172.30.57.21:3001', '172.30.57.22:3001'],
  front: '8080',
  inside: '8081',
};
