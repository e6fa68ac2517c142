import { once } from 'node:events';
import { misspeltSettings, portSetting, readSettings } from '@craque/common/settings/settings.ts';
import { z } from 'zod';
import { startCluster } from './cluster/start-cluster.ts';
import { runCommand } from './run/command.ts';
import type { TiedProcess } from './services/tied-process.ts';

const passedOn = [
  'ADMIN_USERNAMES',
  'AVATAR_HOSTS',
  'DAILY_LEAGUES',
  'JWT_SECRET',
  'LIMITS_FACTOR',
  'LOG_LEVEL',
  'MAX_SOCKETS',
  'METRICS_TOKEN',
  'PASSWORD_PEPPER',
  'PUBLIC_ORIGIN',
  'RETENTION_DAYS',
  'SECURITY_CONTACT',
];

const place = z.object({ PORT: portSetting.default(8080), HOST: z.string().optional() });

const settings = Object.fromEntries(
  passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
);

const known = place.extend(
  Object.fromEntries([...passedOn, 'MONGODB_URL'].map((name) => [name, z.any()])),
);

const print = (text: string) => process.stdout.write(`  ${text}\n`);

async function keep(kept: TiedProcess, signal: AbortSignal): Promise<void> {
  for (;;) {
    const code = await kept.ended();
    if (signal.aborted) return;
    print(`${kept.name} has ended (${code ?? 'by a signal'}): started again`);
    await kept.start().catch((error: Error) => print(error.message));
  }
}

await runCommand(async () => {
  const ending = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(name, () => ending.abort());
  for (const line of misspeltSettings(known, process.env)) print(line);
  const { PORT, HOST } = readSettings(place, process.env);
  const options = { port: PORT, ...(HOST && { host: HOST }) };
  const cluster = await startCluster({ ...options, env: settings });
  const { origin, api, realtime, redis, nginx, mongodb, folder } = cluster;
  const processes = [nginx, ...api, ...realtime, redis];
  print(`Craque is open: ${origin}`);
  print(`MongoDB:        ${mongodb.url} (${mongodb.description})`);
  print(`Logs:           ${folder}/*.log`);
  for (const { name, pid, port } of processes) print(`${name.padEnd(12)} pid ${pid} port ${port}`);
  print('Kill what you like: it is started again. Ctrl-C ends all.');
  for (const each of processes) void keep(each, ending.signal);
  if (!ending.signal.aborted) await once(ending.signal, 'abort');
  print('Ending …');
  await cluster.stop();
});
