import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultLimits } from '@craque/realtime/process/limits.ts';
import { realtimeNodeOptions } from '../run/server-node.mjs';
import { openMongo } from '../services/mongo.ts';
import { isPinged, redisCommand } from '../services/redis.ts';
import { root } from '../run/run-tool.ts';
import { debianProgram, freePort } from '../services/service.ts';
import { nginxProcess } from './nginx.ts';
import {
  answersHttp,
  inheritedSettings,
  type TiedProcess,
  tiedProcess,
} from '../services/tied-process.ts';

export type ClusterOptions = {
  port?: number;
  host?: string;
  mongodbUrl?: string;
  env?: Readonly<Record<string, string>>;
};

const here = '127.0.0.1';
const newSecret = () => randomBytes(48).toString('base64url');

function requireProgram(name: string): string {
  const program = debianProgram(name);
  if ('missing' in program) throw new Error(program.missing);
  return program.path;
}

/** The topology of docker-compose.yml on this machine, with a client that has been built. */
export async function startCluster(options: ClusterOptions = {}) {
  const { host = here, env = {} } = options;
  await using opening = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'craque-cluster-'));
  opening.defer(() => rmSync(folder, { recursive: true, force: true }));
  const ports = new Set(options.port ? [options.port] : []);
  while (ports.size < 7) ports.add(await freePort());
  const [front = 0, inside = 0, redisPort = 0, ...nodes] = ports;
  const start = async (...processes: TiedProcess[]) => {
    opening.defer(async () => {
      await Promise.all(processes.map((process) => process.stop()));
    });
    await Promise.all(processes.map((process) => process.start()));
  };
  const redis = tiedProcess({
    name: 'redis',
    command: redisCommand(requireProgram('redis-server'), redisPort),
    ...{ env: inheritedSettings(), folder, port: redisPort },
    isReady: () => isPinged(redisPort),
  });
  const given = options.mongodbUrl && { url: options.mongodbUrl, description: 'a given server' };
  const [mongodb] = await Promise.all([given || openMongo(opening), start(redis)]);
  const names = [...new Set(['localhost', here, host])];
  const shared = {
    ...inheritedSettings(),
    HOST: here,
    REDIS_URL: `redis://${here}:${redisPort}`,
    JWT_SECRET: newSecret(),
    PUBLIC_ORIGIN: names.map((name) => `http://${name}:${front}`).join(','),
    TRUST_PROXY: '1',
  };
  const ofApi = {
    MONGODB_URL: mongodb.url,
    PASSWORD_PEPPER: newSecret(),
    CLIENT_DIR: join(root, 'web/dist'),
  };
  const ofRealtime = { NODE_OPTIONS: realtimeNodeOptions, API_URL: `http://${here}:${inside}` };
  const service = (kind: 'api' | 'realtime', port: number, index: number) => {
    const own =
      kind === 'api' ? { ...ofApi, PORT: `${port}` } : { ...ofRealtime, REALTIME_PORT: `${port}` };
    return tiedProcess({
      name: `${kind}-${index + 1}`,
      command: [process.execPath, join(root, `${kind}/src/main.ts`)],
      ...{ env: { ...shared, ...own, ...env }, folder, port },
      isReady: () => answersHttp(port, '/readyz', 200),
    });
  };
  const api = nodes.slice(0, 2).map((port, index) => service('api', port, index));
  const realtime = nodes.slice(2).map((port, index) => service('realtime', port, index));
  const addressOf = ({ port }: TiedProcess) => `${here}:${port}`;
  const nginx = nginxProcess(requireProgram('nginx'), join(folder, 'nginx'), {
    api: api.map(addressOf),
    realtime: realtime.map(addressOf),
    front: `${host}:${front}`,
    inside: `${here}:${inside}`,
    socketsOfAddress: Math.ceil(
      defaultLimits.socketsOfAddress * realtime.length * Number(env.LIMITS_FACTOR ?? 1),
    ),
  });
  await start(...api, ...realtime);
  await start(nginx);
  const opened = opening.move();
  const [publicOrigin] = env.PUBLIC_ORIGIN?.split(',') ?? [];
  const isLocal = [here, '0.0.0.0'].includes(host);
  return {
    /** Where it may be opened: with PUBLIC_ORIGIN nowhere else. */
    origin: publicOrigin?.trim() ?? `http://${isLocal ? 'localhost' : host}:${front}`,
    ...{ api, realtime, redis, nginx, mongodb, folder },
    stop: () => opened.disposeAsync(),
  };
}
export type Cluster = Awaited<ReturnType<typeof startCluster>>;
