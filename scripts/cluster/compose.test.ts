import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { newFolder } from '@craque/common/testing/new-folder.ts';
import { defaultLimits } from '@craque/realtime/process/limits.ts';
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
  build?: string;
  scale?: string;
  profiles?: readonly string[];
  entrypoint?: readonly string[];
  command: readonly string[];
  environment?: Readonly<Record<string, string>>;
  depends_on?: Readonly<Record<string, Dependency>>;
  healthcheck: { test: readonly string[] };
  ports?: readonly string[];
  restart: string;
  stop_grace_period: string;
  read_only?: boolean;
  mem_limit: string;
  volumes?: readonly string[];
};
type Compose = { services: Readonly<Record<string, ComposeService>> };

const text = textOf('docker-compose.yml');
const { services } = parse(text, { merge: true }) as Compose;
const api = ['api'];
const realtime = ['realtime'];
const nodes = [...api, ...realtime];
const servers = ['mongo', 'redis', 'nginx', 'caddy', 'prometheus', 'grafana'];
const { version } = JSON.parse(textOf('package.json')) as { version: string };

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

/** Runs a script as MongoDB's shell does. */
async function inMongoShell(name: string, { env, ...globals }: Record<string, object>) {
  const script = textOf(`scripts/cluster/mongo/${name}`);
  await runInNewContext(`(async () => {${script}})()`, { ...globals, process: { env } });
}

describe('docker-compose.yml', () => {
  test('has the two servers, two nodes of each service or as many as are wanted, and the front', () => {
    expect(Object.keys(services).toSorted()).toEqual([...nodes, ...servers, 'backup'].toSorted());
    const scales = nodes.map((name) => service(name).scale);
    expect(scales).toEqual([given('API_NODES', ':-2'), given('REALTIME_NODES', ':-2')]);
    expect(text).not.toMatch(/container_name|ipv4_address|subnet/);
  });

  test('has the front for https, and what watches, only on demand', () => {
    const profiles = Object.entries(services).filter(([, each]) => each.profiles);
    expect(profiles.map(([name, each]) => [name, each.profiles])).toEqual([
      ['caddy', ['tls']],
      ['prometheus', ['watch']],
      ['grafana', ['watch']],
    ]);
    expect(service('caddy').environment).toEqual({
      DOMAIN: given('DOMAIN'),
      TLS: given('TLS'),
      XDG_DATA_HOME: '/data',
      XDG_CONFIG_HOME: '/tmp',
    });
    expect(textOf('scripts/cluster/Caddyfile')).toContain(`nginx:${composeAddresses.proxied} {`);
  });

  test('pins every image to an exact version, with its digest if that is given', () => {
    for (const name of servers) {
      expect(service(name).image).toMatch(
        /^(?:[a-z]+\/)?[a-z]+:v?\d+\.\d+\.\d+(?:-alpine)?(?:@sha256:[0-9a-f]{64})?$/,
      );
    }
  });

  test('builds one image, named by the version unless another is wanted', () => {
    const image = given('CRAQUE_IMAGE', `:-craque:${version}`);
    for (const name of nodes) expect(service(name).image).toBe(image);
    const built = Object.entries(services).filter(([, each]) => each.build);
    expect(built.map(([name]) => name)).toEqual(['api']);
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

  test('keeps the files of the client where all nodes of the api, and those of the next version, find them', () => {
    expect(service('api').volumes).toEqual(['api:/data']);
    expect(textOf('Dockerfile')).toMatch(/^ENV .* DATA_DIR=\/data /m);
  });

  test('gives MongoDB and Redis the passwords that the nodes use', () => {
    const required = ':?has to be set';
    expect(service('mongo').environment).toEqual({
      MONGO_INITDB_ROOT_USERNAME: 'root',
      MONGO_INITDB_ROOT_PASSWORD: given('MONGO_ROOT_PASSWORD', required),
      CRAQUE_PASSWORD: given('MONGO_PASSWORD', required),
    });
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
        given(
          'MONGODB_URL',
          `:-mongodb://craque:${given('MONGO_PASSWORD')}@mongo:27017/craque?authSource=admin&replicaSet=craque`,
        ),
      );
  });

  test('can start mongo and redis alone, with nothing but their passwords', () => {
    const wanted = [...text.matchAll(/^[^#\n]*\$\{(\w+):\?/gm)].map(([, name]) => name);
    expect(wanted).toEqual(['MONGO_ROOT_PASSWORD', 'MONGO_PASSWORD', 'REDIS_PASSWORD']);
    for (const name of ['mongo', 'redis']) expect(service(name).depends_on).toBeUndefined();
    expect(service('mongo').ports).toEqual([`127.0.0.1:${given('MONGO_PORT', ':-27017')}:27017`]);
    expect(service('redis').ports).toEqual([`127.0.0.1:${given('REDIS_PORT', ':-6379')}:6379`]);
  });

  test('gives the product a user of MongoDB that may change its own database only', async () => {
    const scripts = service('mongo').volumes?.filter((each) => !each.startsWith('mongo:'));
    expect(scripts).toEqual([
      './scripts/cluster/mongo:/craque:ro',
      './scripts/cluster/mongo/users.js:/docker-entrypoint-initdb.d/users.js:ro',
    ]);
    const made: unknown[] = [];
    const createUser = (one: object) => made.push(one);
    const db = { getSiblingDB: (name: string) => (name === 'admin' ? { createUser } : {}) };
    await inMongoShell('users.js', { db, env: { CRAQUE_PASSWORD: 'secret' } });
    const roles = [{ role: 'readWrite', db: 'craque' }];
    expect(made).toEqual([{ user: 'craque', pwd: 'secret', roles }]);
    const again = (code: number) => {
      const refuse = () => {
        throw Object.assign(new Error('refused'), { code });
      };
      const refusing = { getSiblingDB: () => ({ createUser: refuse }) };
      return inMongoShell('users.js', { db: refusing, env: {} });
    };
    await again(51_003);
    await expect(again(13)).rejects.toThrow('refused');
  });

  test('makes MongoDB a replica set of one, once, and waits until it is its primary', async () => {
    expect(service('mongo').command.slice(-2)).toEqual(['--replSet', 'craque']);
    const set: Record<string, unknown> = {};
    const commands: unknown[] = [];
    const admin = {
      hello: () => set,
      adminCommand: (command: object) => {
        commands.push(command);
        set.setName = 'craque';
      },
    };
    const env = { MONGO_INITDB_ROOT_USERNAME: 'root', MONGO_INITDB_ROOT_PASSWORD: 'secret' };
    const Mongo = function Mongo(url: string) {
      expect(url).toBe(
        'mongodb://root:secret@127.0.0.1:27017/admin?directConnection=true&serverSelectionTimeoutMS=10000',
      );
      return { getDB: () => admin };
    };
    const initiate = () => inMongoShell('initiate.js', { Mongo, env });
    await expect(initiate()).rejects.toThrow('not the primary yet');
    set.isWritablePrimary = true;
    await initiate();
    const members = [{ _id: 0, host: 'mongo:27017' }];
    expect(commands).toEqual([{ replSetInitiate: { _id: 'craque', members } }]);
  });

  test('copies the data of the nodes once a day, or as often as is wanted', () => {
    const { command, environment, image, volumes } = service('backup');
    const [what, folder, ...how] = command;
    expect([what, folder, volumes]).toEqual(['backup', '/data', ['backups:/data']]);
    expect(how).toEqual([
      ...['--keep', given('BACKUPS_KEPT', ':-14')],
      ...['--every', given('BACKUP_EVERY', ':-1d')],
    ]);
    expect(image).toBe(service('api').image);
    for (const name of ['MONGODB_URL', 'JWT_SECRET', 'PASSWORD_PEPPER'])
      expect(environment?.[name]).toBe(service('api').environment?.[name]);
  });

  test('lets Redis refuse writes before its container is full', () => {
    const { command, mem_limit } = service('redis');
    const option = (name: string) => command[command.indexOf(name) + 1] ?? '';
    expect(option('--maxmemory-policy')).toBe('noeviction');
    expect(Number.parseInt(option('--maxmemory'), 10)).toBeLessThan(Number.parseInt(mem_limit, 10));
  });

  test('waits for health before it starts what depends on it', () => {
    const conditionsOf = (name: string) => service(name).depends_on ?? {};
    expect(Object.keys(conditionsOf('api'))).toEqual(['mongo', 'redis']);
    expect(Object.keys(conditionsOf('realtime'))).toEqual(['redis']);
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

  test('exposes only its front, and with a domain only that for https', () => {
    const open = Object.entries(services).filter(([, { ports = [] }]) =>
      ports.some((port) => !port.startsWith('127.0.0.1:')),
    );
    const https = given('TLS_PORT', ':-443');
    expect(open.map(([name, { ports }]) => [name, ports])).toEqual([
      ['nginx', [`${given('HTTP_PORT', `:-${given('DOMAIN', ':+127.0.0.1:')}8080`)}:8080`]],
      ['caddy', [`${given('TLS_HTTP_PORT', ':-80')}:80`, `${https}:443`, `${https}:443/udp`]],
    ]);
  });
});

describe('the addresses of the nodes', () => {
  const portOf = { api: 'PORT', realtime: 'REALTIME_PORT' } as const;

  function startNginx(settings: Record<string, string>): string {
    const folder = newFolder();
    writeFileSync(join(folder, 'nginx'), '#!/bin/sh\nprintf "%s " "$@"\n', { mode: 0o755 });
    const from = newFolder();
    symlinkSync(join(root, 'scripts/cluster/compose-addresses'), join(from, 'addresses'));
    const [program, ...mounted] = service('nginx').entrypoint ?? [];
    expect(mounted).toEqual(['/etc/nginx/addresses/start.sh', '/etc/nginx', '/tmp']);
    const started = spawnSync(program ?? '', [join(from, 'addresses/start.sh'), from, folder], {
      encoding: 'utf8',
      env: { PATH: `${folder}:${process.env.PATH}`, ...settings },
    });
    expect([started.stderr, started.stdout]).toEqual([
      '',
      `-p ${folder}/ -c ${folder}/nginx.conf -e stderr -g daemon off; `,
    ]);
    return folder;
  }

  test('are the names of their services', () => {
    for (const name of ['api', 'realtime'] as const) {
      const port = service(name).environment?.[portOf[name]];
      expect(composeAddresses[name]).toEqual([`${name}:${port} resolve`]);
    }
  });

  test('are those of the files that nginx includes', () => {
    expect(service('nginx').volumes).toEqual([
      './nginx.conf:/etc/nginx/nginx.conf:ro',
      './scripts/cluster/compose-addresses:/etc/nginx/addresses:ro',
    ]);
    const { 'limits.conf': _, ...files } = addressFiles(composeAddresses);
    for (const [name, wanted] of Object.entries(files)) {
      expect(textOf(`scripts/cluster/compose-addresses/${name}`)).toBe(wanted);
    }
  });

  test.each([
    [{}, 2 * defaultLimits.socketsOfAddress],
    [{ REALTIME_NODES: '3', LIMITS_FACTOR: '1.5' }, 900],
    [{ REALTIME_NODES: '2', LIMITS_FACTOR: '1000000' }, 65_535],
  ])('leave one address as many sockets as all nodes together (%j)', (settings, sockets) => {
    const folder = startNginx(settings);
    const written = readFileSync(join(folder, 'addresses/limits.conf'), 'utf8');
    expect(written).toBe(`limit_conn sockets ${sockets};\n`);
  });

  test('may be behind proxies whose header is believed', () => {
    const folder = startNginx({ TRUSTED_PROXIES: '10.0.0.0/8 192.0.2.1' });
    expect(readFileSync(join(folder, 'addresses/front.conf'), 'utf8').split(';\n')).toEqual([
      `listen ${composeAddresses.front}`,
      'set_real_ip_from 10.0.0.0/8',
      'set_real_ip_from 192.0.2.1',
      'real_ip_header X-Forwarded-For',
      'real_ip_recursive on',
      '',
    ]);
    expect(readFileSync(join(root, 'scripts/cluster/compose-addresses/front.conf'), 'utf8')).toBe(
      addressFiles(composeAddresses)['front.conf'],
    );
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
    const script = service('api').healthcheck.test[2] ?? '';
    expect(dockerfile).toContain('COPY scripts scripts');
    expect(textOf('.dockerignore')).toContain(`!${script}\n`);
  });
});
