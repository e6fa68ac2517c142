import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkSettings } from './cluster/check-settings.ts';
import { claimPort } from './cluster/claim-port.ts';
import { type Cluster, startCluster } from './cluster/start-cluster.ts';
import { supervise } from './cluster/supervise.ts';
import type { TiedProcess } from './cluster/tied-process.ts';
import { root } from './run/run-tool.ts';

/** The product's settings that the cluster passes on; it chooses the others itself. */
const passedOn = [
  'ADMIN_USERNAMES',
  'DAILY_LEAGUES',
  'JWT_SECRET',
  'LIMITS_FACTOR',
  'LOG_LEVEL',
  'MAX_SOCKETS',
  'METRICS_TOKEN',
  'PASSWORD_PEPPER',
  'PUBLIC_ORIGIN',
];

function settings(): Record<string, string> {
  const given = passedOn.map((name) => [name, process.env[name]] as const);
  return Object.fromEntries(given.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

function lineOf({ name, pid, port }: TiedProcess): string {
  return `    ${name.padEnd(12)} pid ${String(pid).padEnd(8)} port ${port}`;
}

function introduce({ origin, api, realtime, redis, nginx, mongodb, folder }: Cluster): string {
  const limits = mongodb.description.includes('stand-in')
    ? [
        '    Data is kept in memory and gone at the end; no test of durability, see docs/operations.md.',
      ]
    : [];
  return [
    '',
    `  Craque is open: ${origin}`,
    `  MongoDB:        ${mongodb.url} (${mongodb.description})`,
    ...limits,
    `  Logs:           ${folder}/*.log`,
    '  Processes:',
    ...[nginx, ...api, ...realtime, redis].map(lineOf),
    '',
    '  Kill what you like: it is started again. Ctrl-C ends all.',
    '',
    '',
  ].join('\n');
}

function supervised({ api, realtime, redis, nginx }: Cluster) {
  const services = [...api, ...realtime].map((process) => ({ process, healthPath: '/healthz' }));
  return [...services, { process: redis }, { process: nginx }];
}

async function superviseUntil(signal: AbortSignal, cluster: Cluster): Promise<void> {
  try {
    process.stdout.write(introduce(cluster));
    const tell = (line: string) => process.stdout.write(`  ${line}\n`);
    await supervise(supervised(cluster), { signal, tell });
  } finally {
    process.stdout.write('  Ending …\n');
    await cluster.stop();
  }
}

/** `npm run cluster`: the product on several processes behind nginx, until a signal arrives. */
async function run(): Promise<void> {
  const ending = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(name, () => ending.abort());
  }
  const { MONGODB_URL, PORT = '' } = process.env;
  checkSettings({ ...settings(), MONGODB_URL, PORT });
  const port = Number(PORT || 8080);
  if (port === 0) throw new Error('PORT: has to be a whole number from 1 to 65535, got 0');
  const folder = join(root, '.cache', `cluster-${port}`);
  const host = process.env.HOST || '127.0.0.1';
  // Before the folder is removed, which may be another cluster's.
  const release = await claimPort(port, host, `${folder}.lock`);
  try {
    rmSync(folder, { recursive: true, force: true });
    const cluster = await startCluster({ port, folder, env: settings(), host });
    await superviseUntil(ending.signal, cluster);
  } finally {
    release();
  }
}

try {
  await run();
} catch (error) {
  process.stderr.write(`craque cluster: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
