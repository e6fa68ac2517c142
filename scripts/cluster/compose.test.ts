import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { root } from '../run/run-tool.ts';
import { addressFiles, composeAddresses } from './nginx.ts';
import { realtimeNodeOptions } from '../run/server-node.mjs';

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const settingsFiles = {
  api: 'api/src/start/config.ts',
  realtime: 'realtime/src/process/config.ts',
} as const;

type Dependency = { condition: string };
type ComposeService = {
  image: string;
  command: readonly string[];
  environment?: Readonly<Record<string, string>>;
  depends_on?: Readonly<Record<string, Dependency>>;
  healthcheck: { test: readonly string[] };
  networks?: { default: { ipv4_address: string } };
  ports?: readonly string[];
  restart: string;
  stop_grace_period: string;
  read_only?: boolean;
  volumes?: readonly string[];
};
type Compose = { services: Readonly<Record<string, ComposeService>> };

const text = textOf('docker-compose.yml');
const { services } = parse(text, { merge: true }) as Compose;
const api = ['api-1', 'api-2'];
const realtime = ['realtime-1', 'realtime-2'];
const nodes = [...api, ...realtime];

function service(name: string): ComposeService {
  const found = services[name];
  if (!found) throw new Error(`docker-compose.yml has no ${name}`);
  return found;
}

/** A variable of the environment, as compose fills it in; empty if it is not set. */
const given = (name: string, otherwise = ':-') => ['$', `{${name}${otherwise}}`].join('');

function settingsOf(workspace: 'api' | 'realtime'): string[] {
  const lines = textOf(settingsFiles[workspace]).matchAll(/^ {2}([A-Z][A-Z_]+):/gm);
  return [...lines].map(([, name = '']) => name);
}

describe('docker-compose.yml', () => {
  test('has the two servers, two nodes of each service, and the front', () => {
    expect(Object.keys(services).toSorted()).toEqual(
      [...nodes, 'mongo', 'nginx', 'redis'].toSorted(),
    );
  });

  test('pins every image to an exact version, with its digest if that is given, and builds the rest', () => {
    for (const name of ['mongo', 'redis', 'nginx']) {
      expect(service(name).image).toMatch(
        /^[a-z]+:\d+\.\d+\.\d+(?:-alpine)?(?:@sha256:[0-9a-f]{64})?$/,
      );
    }
    for (const name of nodes) expect(service(name)).toMatchObject({ image: 'craque', build: '.' });
  });

  test('restarts exited services, after enough time for a drain', () => {
    for (const each of Object.values(services)) {
      expect(each).toMatchObject({ restart: 'unless-stopped', stop_grace_period: '20s' });
    }
  });

  test.each([
    ['api', api],
    ['realtime', realtime],
  ] as const)('sets nothing that %s does not know', (workspace, names) => {
    const known = [...settingsOf(workspace), 'NODE_OPTIONS'];
    expect(known.length).toBeGreaterThan(5);
    for (const name of names) {
      const given = Object.keys(service(name).environment ?? {});
      expect(given.filter((setting) => !known.includes(setting))).toEqual([]);
    }
  });

  test('lets an operator raise the limits of all nodes', () => {
    for (const name of nodes)
      expect(service(name).environment?.LIMITS_FACTOR).toBe(given('LIMITS_FACTOR', ':-1'));
  });

  test.each([
    // The image sets address and client; the data folder is for the embedded database.
    ['api', api, ['HOST', 'DATA_DIR', 'CLIENT_DIR']],
    ['realtime', realtime, ['HOST']],
  ] as const)('passes on every setting that %s reads', (workspace, names, left) => {
    for (const name of names) {
      const given = Object.keys(service(name).environment ?? {});
      const missing = settingsOf(workspace).filter((setting) => !given.includes(setting));
      expect(missing.toSorted()).toEqual([...left].toSorted());
    }
  });

  test('runs realtime with the Node options of its own start script', () => {
    for (const name of realtime) {
      expect(service(name).environment?.NODE_OPTIONS).toBe(realtimeNodeOptions);
    }
  });

  test('takes secrets from the environment and contains none', () => {
    for (const name of nodes) {
      expect(service(name).environment?.JWT_SECRET).toMatch(/^\$\{JWT_SECRET:-\}$/);
    }
    for (const name of api) {
      expect(service(name).environment?.PASSWORD_PEPPER).toMatch(/^\$\{PASSWORD_PEPPER:-\}$/);
    }
  });

  test('runs every container with a read-only root, limits and no new privileges', () => {
    for (const each of Object.values(services)) {
      expect(each).toMatchObject({
        read_only: true,
        security_opt: ['no-new-privileges:true'],
        mem_limit: expect.stringMatching(/^\d+[mg]$/),
        pids_limit: expect.any(Number),
      });
    }
  });

  test('gives MongoDB and Redis the passwords that the nodes use', () => {
    const { MONGO_INITDB_ROOT_USERNAME: user, MONGO_INITDB_ROOT_PASSWORD: password } =
      service('mongo').environment ?? {};
    const required = ':?has to be set';
    expect([user, password]).toEqual(['craque', given('MONGO_PASSWORD', required)]);
    expect(service('redis').command.slice(-2)).toEqual([
      '--requirepass',
      given('REDIS_PASSWORD', required),
    ]);
    expect(service('redis').environment?.REDISCLI_AUTH).toBe(given('REDIS_PASSWORD'));
    for (const name of nodes)
      expect(service(name).environment?.REDIS_URL).toBe(
        `redis://:${given('REDIS_PASSWORD')}@redis:6379`,
      );
    for (const name of api)
      expect(service(name).environment?.MONGODB_URL).toBe(
        `mongodb://craque:${given('MONGO_PASSWORD')}@mongo:27017/craque?authSource=admin`,
      );
  });

  test('can start mongo and redis alone, with nothing but their passwords', () => {
    const wanted = [...text.matchAll(/^[^#\n]*\$\{(\w+):\?/gm)].map(([, name]) => name);
    expect(wanted).toEqual(['MONGO_PASSWORD', 'REDIS_PASSWORD']);
    for (const name of ['mongo', 'redis']) expect(service(name).depends_on).toBeUndefined();
    expect(service('mongo').ports).toEqual(['127.0.0.1:27017:27017']);
    expect(service('redis').ports).toEqual(['127.0.0.1:6379:6379']);
  });

  test('waits for health before it starts what depends on it', () => {
    const conditionsOf = (name: string) => service(name).depends_on ?? {};
    expect(Object.keys(conditionsOf('api-1'))).toEqual(['mongo', 'redis']);
    expect(Object.keys(conditionsOf('realtime-1'))).toEqual(['redis']);
    expect(Object.keys(conditionsOf('nginx'))).toEqual(nodes);
    const all = Object.keys(services).flatMap((name) => Object.values(conditionsOf(name)));
    expect(all.every(({ condition }) => condition === 'service_healthy')).toBe(true);
  });

  test('checks the health of each node on its port', () => {
    for (const name of nodes) {
      const { environment = {}, healthcheck } = service(name);
      const port = environment.PORT ?? environment.REALTIME_PORT;
      expect(healthcheck.test).toEqual(['CMD', 'bash', 'scripts/cluster/health-check.sh', port]);
      // Engines before 25 refuse it.
      expect(healthcheck).not.toHaveProperty('start_interval');
    }
    expect(service('nginx').healthcheck.test.at(-1)).toBe('http://127.0.0.1:8080/healthz');
  });

  test('exposes only its front', () => {
    const open = Object.entries(services).filter(([, { ports = [] }]) =>
      ports.some((port) => !port.startsWith('127.0.0.1:')),
    );
    expect(open.map(([name, { ports }]) => [name, ports])).toEqual([['nginx', ['8080:8080']]]);
  });
});

describe('the addresses of the nodes', () => {
  const portOf = { api: 'PORT', realtime: 'REALTIME_PORT' } as const;

  test('are those that nginx uses', () => {
    const addressOf = (name: string, variable: string) => {
      const { networks, environment = {} } = service(name);
      return `${networks?.default.ipv4_address}:${environment[variable]}`;
    };
    expect(api.map((name) => addressOf(name, portOf.api))).toEqual(composeAddresses.api);
    expect(realtime.map((name) => addressOf(name, portOf.realtime))).toEqual(
      composeAddresses.realtime,
    );
  });

  test('are those of the files that nginx includes', () => {
    expect(service('nginx').volumes).toEqual([
      './nginx.conf:/etc/nginx/nginx.conf:ro',
      './scripts/cluster/compose-addresses:/etc/nginx/addresses:ro',
    ]);
    for (const [name, wanted] of Object.entries(addressFiles(composeAddresses))) {
      expect(textOf(`scripts/cluster/compose-addresses/${name}`)).toBe(wanted);
    }
  });

  test('lead the realtime nodes to the api through nginx', () => {
    for (const name of realtime) {
      expect(service(name).environment?.API_URL).toBe(`http://nginx:${composeAddresses.inside}`);
    }
  });
});

describe('the image', () => {
  const dockerfile = textOf('Dockerfile');

  test('runs the entry points that docker-compose.yml names, without root', () => {
    expect(dockerfile).toMatch(/^FROM node:26\.\d+\.\d+-slim(?:@sha256:[0-9a-f]{64})?$/m);
    expect(dockerfile).toMatch(/^USER node$/m);
    for (const name of nodes) {
      const [program, script = ''] = service(name).command;
      expect([program, textOf(script).length > 0]).toEqual(['node', true]);
    }
  });

  test('contains what its health check starts', () => {
    const script = service('api-1').healthcheck.test[2] ?? '';
    expect(dockerfile).toContain(`COPY ${script} `);
  });
});
