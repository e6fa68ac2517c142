import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useCleanUp } from '@craque/common/testing/clean-up.ts';
import { freePort } from '@craque/common/testing/local-server.ts';
import { newFolder } from '@craque/common/testing/new-folder.ts';
import { expect, test } from '@jest/globals';

const cleanUp = useCleanUp();

/** In seconds, for a service that is stopped. */
const soon = '0.1';

/** Listens on SIGUSR2, with what the `/readyz` of a service answers: 503 first, then 200. */
const service = `
  let status = 503;
  const server = require('node:http').createServer(({ url }, response) => {
    response.writeHead(url === '/readyz' ? status : 404).end();
    status = 200;
  });
  process.on('SIGUSR2', () => server.listen(Number(process.argv[1]), '127.0.0.1', () => console.log('open')));
  setInterval(() => {}, 1000);
  console.log('started');
`;

async function startService(state: string) {
  const port = `${await freePort()}`;
  const child = spawn(process.execPath, ['-e', service, port], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanUp(() => child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  const options = [join(import.meta.dirname, 'health-check.sh'), port, state, `${child.pid}`];
  return {
    child,
    /** The exit code of one probe. */
    probe: (...within: string[]) =>
      new Promise((resolve) => {
        const probe = execFile('bash', [...options, ...within], () => resolve(probe.exitCode));
      }),
    async open() {
      child.kill('SIGUSR2');
      await once(child.stdout, 'data');
    },
  };
}

test('a service that starts is left alone, however often it has not answered', async () => {
  const state = join(newFolder(), 'state');
  const { child, probe, open } = await startService(state);
  for (let probes = 0; probes < 5; probes += 1) expect(await probe()).toBe(1);
  await open();
  expect(await probe()).toBe(1);
  child.kill('SIGSTOP');
  for (let probes = 0; probes < 3; probes += 1) expect(await probe(soon)).toBe(1);
  expect([child.exitCode, child.signalCode, existsSync(state)]).toEqual([null, null, false]);
});

test('a service that was ready and then hangs is killed at the third probe, not before', async () => {
  const { child, probe, open } = await startService(join(newFolder(), 'state'));
  expect(await probe()).toBe(1);
  await open();
  expect([await probe(), await probe()]).toEqual([1, 0]);
  child.kill('SIGSTOP');
  expect([await probe(soon), await probe(soon)]).toEqual([1, 1]);
  child.kill('SIGCONT');
  expect(await probe()).toBe(0);
  child.kill('SIGSTOP');
  expect([await probe(soon), await probe(soon), child.signalCode]).toEqual([1, 1, null]);
  const ended = once(child, 'exit');
  expect(await probe()).toBe(1);
  expect(await ended).toEqual([null, 'SIGKILL']);
});

test('what is known of a service does not count for the one that takes its place', async () => {
  const state = join(newFolder(), 'state');
  const first = await startService(state);
  await first.open();
  expect([await first.probe(), await first.probe()]).toEqual([1, 0]);
  const wasWell = readFileSync(state, 'utf8');
  const next = await startService(state);
  for (let probes = 0; probes < 4; probes += 1) expect(await next.probe()).toBe(1);
  expect([next.child.signalCode, readFileSync(state, 'utf8')]).toEqual([null, wasWell]);
});
