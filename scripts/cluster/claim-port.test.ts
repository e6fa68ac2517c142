import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { freePort } from '../services/service.ts';
import { claimPort } from './claim-port.ts';

const here = '127.0.0.1';
const folder = mkdtempSync(join(tmpdir(), 'craque-claim-'));
afterAll(() => rmSync(folder, { recursive: true }));

const lockOf = (port: number) => join(folder, 'made', `${port}.lock`);
const claim = (port: number) => claimPort(port, here, lockOf(port));

describe('the port of a cluster', () => {
  test('is refused while another cluster holds it, listening or not', async () => {
    const port = await freePort();
    const release = await claim(port);
    await expect(claim(port)).rejects.toThrow(`port ${port} is in use; set PORT to another one`);
    release();
    (await claim(port))();
  });

  test('is refused while another program listens there', async () => {
    const server = createServer().listen(0, here);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await expect(claim(port)).rejects.toThrow(`port ${port} is in use; set PORT to another one`);
    server.close();
    await once(server, 'close');
    (await claim(port))();
  });

  test('is free again once the process that held it has been killed', async () => {
    const port = await freePort();
    const script = `import { claimPort } from ${JSON.stringify(join(import.meta.dirname, 'claim-port.ts'))};
globalThis.release = await claimPort(${port}, ${JSON.stringify(here)}, ${JSON.stringify(lockOf(port))});
console.log('held');
setInterval(() => undefined, 1000);`;
    const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(holder.stdout, 'data');
    await expect(claim(port)).rejects.toThrow('is in use');
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    (await claim(port))();
  });
});
