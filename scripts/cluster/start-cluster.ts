import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultLimits } from '@craque/realtime/process/limits.ts';
import { startMongo } from '../services/mongo.ts';
import { debianProgram, freePort, root } from '../services/service.ts';
import { answersHttp, answersTcp } from './answers.ts';
import { inheritedSettings } from './inherited-settings.ts';
import { nginxProcess } from './nginx-process.ts';
import { type TiedProcess, tiedProcess } from './tied-process.ts';
import { realtimeNodeOptions } from '../run/realtime-flags.mjs';

export type ClusterOptions = {
  /** The port of nginx; a free one by default. */
  port?: number;
  /** The address nginx listens on; by default only this machine's own. */
  host?: string;
  /** Number of processes of each kind; 2 by default. */
  api?: number;
  realtime?: number;
  /**
   * MongoDB's address; by default MONGODB_URL, a mongod or the stand-in
   * (scripts/services/mongo.ts).
   */
  mongodbUrl?: string;
  /** Further settings of the api and realtime processes. */
  env?: Readonly<Record<string, string>>;
  /** Prefix of each api's and realtime's command: `['taskset', '-c', '0']`. */
  before?: readonly string[];
  /** For logs and the run's own files; by default a temporary one, removed at the stop. */
  folder?: string;
};

export type ProcessKind = 'api' | 'realtime' | 'redis' | 'nginx';

export type Cluster = {
  origin: string;
  api: readonly TiedProcess[];
  realtime: readonly TiedProcess[];
  redis: TiedProcess;
  nginx: TiedProcess;
  mongodb: { url: string; description: string };
  folder: string;
  /**
   * Sends SIGKILL or another signal; resolves at once, `ended()` of the process resolves when it
   * has exited.
   */
  kill(kind: ProcessKind, index?: number, signal?: NodeJS.Signals): void;
  /** Restarts an exited process on its old port; resolves when it is ready. */
  restart(kind: ProcessKind, index?: number): Promise<void>;
  stop(): Promise<void>;
};

type Ports = { front: number; inside: number; redis: number; api: number[]; realtime: number[] };
type Environment = Readonly<Record<string, string>>;
type Backends = { mongodbUrl: string; redisUrl: string };

const client = join(root, 'web/dist');
const here = '127.0.0.1';
const newSecret = () => randomBytes(48).toString('base64url');

async function choosePorts({ port, api = 2, realtime = 2 }: ClusterOptions): Promise<Ports> {
  const free = new Set<number>();
  while (free.size < api + realtime + 3) free.add(await freePort());
  const [front = 0, inside = 0, redis = 0, ...rest] = free;
  return {
    front: port ?? front,
    inside,
    redis,
    api: rest.slice(0, api),
    realtime: rest.slice(api),
  };
}

function requireProgram(name: string): string {
  const program = debianProgram(name, name);
  if (!program) throw new Error(`${name} is not on the PATH and could not be installed`);
  return program;
}

function frontProcess(
  folder: string,
  ports: Ports,
  { host = here, env = {} }: ClusterOptions,
): TiedProcess {
  const place = (port: number) => `${here}:${port}`;
  return nginxProcess(requireProgram('nginx'), join(folder, 'nginx'), {
    api: ports.api.map(place),
    realtime: ports.realtime.map(place),
    front: `${host}:${ports.front}`,
    socketsOfAddress: Math.ceil(
      defaultLimits.socketsOfAddress * ports.realtime.length * Number(env.LIMITS_FACTOR ?? 1),
    ),
    inside: place(ports.inside),
  });
}

function redisProcess(folder: string, { redis: port }: Ports): TiedProcess {
  const settings = ['--port', `${port}`, '--bind', here, '--save', '', '--appendonly', 'no'];
  return tiedProcess({
    name: 'redis',
    command: [requireProgram('redis-server'), ...settings],
    env: inheritedSettings(),
    cwd: folder,
    logFile: join(folder, 'redis.log'),
    port,
    isReady: () => answersTcp(port, 'PING\r\n', '+PONG'),
  });
}

function sharedSettings(ports: Ports, { redisUrl }: Backends, options: ClusterOptions) {
  const names = [...new Set(['localhost', here, options.host ?? here])];
  return {
    ...inheritedSettings(),
    HOST: here,
    REDIS_URL: redisUrl,
    JWT_SECRET: newSecret(),
    PUBLIC_ORIGIN: names.map((name) => `http://${name}:${ports.front}`).join(','),
    LOG_LEVEL: 'info',
    TRUST_PROXY: '1',
  };
}

function serviceProcess(
  script: string,
  { name, port, folder }: { name: string; port: number; folder: string },
  { env, before = [] }: { env: Environment; before?: readonly string[] },
): TiedProcess {
  return tiedProcess({
    name,
    command: [...before, process.execPath, join(root, script)],
    env,
    cwd: folder,
    logFile: join(folder, `${name}.log`),
    port,
    isReady: () => answersHttp(port, '/readyz', 200),
  });
}

function serviceProcesses(
  folder: string,
  { ports, backends, options }: { ports: Ports; backends: Backends; options: ClusterOptions },
): Pick<Cluster, 'api' | 'realtime'> {
  const shared = sharedSettings(ports, backends, options);
  const { env: given = {}, before } = options;
  const place = (kind: 'api' | 'realtime', index: number) => {
    const port = ports[kind][index] ?? 0;
    return { name: `${kind}-${index + 1}`, port, folder };
  };
  const ofApi = {
    ...shared,
    MONGODB_URL: backends.mongodbUrl,
    DATA_DIR: join(folder, 'data'),
    PASSWORD_PEPPER: newSecret(),
    CLIENT_DIR: client,
  };
  const ofRealtime = {
    ...shared,
    NODE_OPTIONS: realtimeNodeOptions,
    API_URL: `http://${here}:${ports.inside}`,
  };
  const starting = (env: Environment) => ({ env: { ...env, ...given }, ...(before && { before }) });
  return {
    api: ports.api.map((port, index) =>
      serviceProcess(
        'api/src/main.ts',
        place('api', index),
        starting({ ...ofApi, PORT: `${port}` }),
      ),
    ),
    realtime: ports.realtime.map((port, index) =>
      serviceProcess(
        'realtime/src/main.ts',
        place('realtime', index),
        starting({ ...ofRealtime, REALTIME_PORT: `${port}` }),
      ),
    ),
  };
}

async function openMongo(given: string | undefined, opened: AsyncDisposableStack) {
  if (given) return { url: given, description: 'a given server' };
  const service = await startMongo();
  if ('missing' in service) throw new Error(`MongoDB: ${service.missing}`);
  opened.defer(() => service.stop());
  const isBare = new URL(service.url).pathname.length <= 1;
  const url = isBare ? `${service.url.replace(/\/$/, '')}/craque` : service.url;
  return { url, description: service.description };
}

function controls(processes: Pick<Cluster, 'api' | 'realtime' | 'redis' | 'nginx'>) {
  const find = (kind: ProcessKind, index: number): TiedProcess => {
    const found = [processes[kind]].flat()[index];
    if (!found) throw new RangeError(`the cluster has no ${kind} ${index}`);
    return found;
  };
  return {
    kill(kind: ProcessKind, index = 0, signal: NodeJS.Signals = 'SIGKILL') {
      find(kind, index).signal(signal);
    },
    async restart(kind: ProcessKind, index = 0) {
      const found = find(kind, index);
      await found.ended();
      await found.start();
    },
  };
}

/**
 * The product as it runs on several nodes, on this machine and without Docker: Redis, MongoDB, api
 * and realtime processes, nginx in front with the nginx.conf of docker-compose.yml. Everything ends
 * with this process. Needs redis-server and nginx (installed by apt-get when run as root) and a
 * built client. Throws if something is missing.
 */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  await using opening = new AsyncDisposableStack();
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'craque-cluster-'));
  mkdirSync(folder, { recursive: true });
  if (!options.folder) opening.defer(() => rmSync(folder, { recursive: true, force: true }));
  const ports = await choosePorts(options);
  const start = async (...processes: TiedProcess[]) => {
    opening.defer(async () => {
      await Promise.all(processes.map((process) => process.stop()));
    });
    await Promise.all(processes.map((process) => process.start()));
  };
  const redis = redisProcess(folder, ports);
  const [mongodb] = await Promise.all([openMongo(options.mongodbUrl, opening), start(redis)]);
  const backends = { mongodbUrl: mongodb.url, redisUrl: `redis://${here}:${ports.redis}` };
  const services = serviceProcesses(folder, { ports, backends, options });
  const nginx = frontProcess(folder, ports, options);
  await start(...services.api, ...services.realtime);
  await start(nginx);
  const processes = { ...services, redis, nginx };
  const opened = opening.move();
  return {
    origin: `http://localhost:${ports.front}`,
    ...processes,
    ...controls(processes),
    mongodb,
    folder,
    stop: () => opened.disposeAsync(),
  };
}
