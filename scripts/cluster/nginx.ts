import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLimits } from '@craque/realtime/process/limits.ts';
import { root } from '../run/run-tool.ts';
import {
  answersHttp,
  inheritedSettings,
  type TiedProcess,
  tiedProcess,
} from '../services/tied-process.ts';

export type Addresses = {
  api: readonly string[];
  realtime: readonly string[];
  front: string;
  /** Where the realtime processes call the api, closed to everybody else. */
  inside: string;
  /** For a proxy in front that names its caller by the PROXY protocol. */
  proxied?: string;
  /** Server of the names among `api` and `realtime`. */
  resolver?: string;
  /** Sockets of one address over all nodes; by default the realtime processes' own limit each. */
  socketsOfAddress?: number;
};

/**
 * Each name stands for as many nodes as Docker's DNS finds, asked every 2 s (`resolve` needs nginx
 * 1.27.3); a new container has a new address.
 */
export const composeAddresses: Addresses = {
  api: ['api:3000 resolve'],
  realtime: ['realtime:3001 resolve'],
  front: '8080',
  inside: '8081',
  proxied: '8082',
  resolver: '127.0.0.11 valid=1s ipv6=off',
};

const mostConnections = 65_535;

/**
 * A busy node may fail less than five times. With all left out nginx would ask nobody, hence the
 * backups. Round robin for sockets too: a hanging node would soon have the fewest connections.
 */
function upstream(name: string, servers: readonly string[], pause: string, rest: string[] = []) {
  const nodes = servers.map((server) => `server ${server} max_fails=5 fail_timeout=${pause};`);
  const reserve = servers.map((server) => `server ${server} max_fails=0 backup;`);
  const lines = [`zone ${name} 256k;`, ...nodes, ...reserve, ...rest].map((line) => `  ${line}\n`);
  return `upstream ${name} {\n${lines.join('')}}\n`;
}

export function addressFiles(addresses: Addresses) {
  const { api, realtime, front, inside, proxied, resolver, socketsOfAddress } = addresses;
  const sockets = socketsOfAddress ?? defaultLimits.socketsOfAddress * realtime.length;
  // The one call that tries an api that hangs waits 1.8 s; a socket is not refused by one that does.
  const upstreams = [
    upstream('api', api, '5s', ['keepalive 64;']),
    upstream('realtime', realtime, '1s'),
    ...(resolver ? [`resolver ${resolver};\n`] : []),
  ];
  // Only such a connection can name another address than its own.
  const believed = [
    `listen ${proxied} proxy_protocol;\n`,
    'set_real_ip_from 0.0.0.0/0;\nset_real_ip_from ::/0;\nreal_ip_header proxy_protocol;\n',
  ];
  return {
    'upstreams.conf': upstreams.join(''),
    'front.conf': [`listen ${front};\n`, ...(proxied ? believed : [])].join(''),
    'inside.conf': `listen ${inside};\n`,
    'limits.conf': `limit_conn sockets ${Math.min(sockets, mostConnections)};\n`,
  };
}

export function nginxOptions(folder: string, addresses: Addresses): string[] {
  mkdirSync(join(folder, 'addresses'), { recursive: true });
  for (const [name, text] of Object.entries(addressFiles(addresses)))
    writeFileSync(join(folder, 'addresses', name), text);
  const conf = join(folder, 'nginx.conf');
  rmSync(conf, { force: true });
  // nginx resolves included files relative to the given name, not to the link's target.
  symlinkSync(join(root, 'nginx.conf'), conf);
  return ['-p', `${folder}/`, '-c', conf, '-e', 'stderr'];
}

const portOf = (address: string) => Number(address.split(':').at(-1));

export function nginxProcess(program: string, folder: string, addresses: Addresses): TiedProcess {
  return tiedProcess({
    name: 'nginx',
    command: [program, ...nginxOptions(folder, addresses), '-g', 'daemon off;'],
    env: inheritedSettings(),
    folder: `${folder}/..`,
    port: portOf(addresses.front),
    isReady: () => answersHttp(portOf(addresses.inside), '/', 404),
  });
}
