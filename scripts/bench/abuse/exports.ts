import { request } from 'node:http';
import { exportAccount } from '@craque/common/contracts/account-export.ts';
import { seedUser } from '../measure/seed-history.ts';
import type { Attack, Target } from './attack.ts';

const games = 6000;
/** Accounts of the attacker: an account may export six times an hour. */
const accounts = 3;
const exportsAtOnce = 4;

type Count = { whole: number; refused: number; bytes: number };

/** Reads one export; returns its status, or 0 if it is cut off. */
function readExport({ address, from, signal }: Target, cookie: string, count: Count) {
  const url = new URL(exportAccount.path, address);
  const asked = request(url, { headers: { cookie }, localAddress: from, agent: false, signal });
  return new Promise<number>((resolve) => {
    asked.once('response', (response) => {
      response.on('data', (chunk: Buffer) => {
        count.bytes += chunk.length;
      });
      response.once('error', () => resolve(0));
      response.once('close', () => resolve(response.complete ? (response.statusCode ?? 0) : 0));
    });
    asked.once('error', () => resolve(0));
    asked.end();
  });
}

/** Exports an account until it is refused, then the next, and then asks in vain. */
async function keepExporting(target: Target, cookies: string[], count: Count): Promise<void> {
  while (!target.signal.aborted) {
    const [cookie = ''] = cookies;
    const status = await readExport(target, cookie, count);
    if (status === 200) count.whole += 1;
    if (status !== 429) continue;
    count.refused += 1;
    if (cookies.length > 1 && cookies[0] === cookie) cookies.shift();
  }
}

export const heavyExports: Attack = {
  name: 'exports',
  description: `${exportsAtOnce} exports at once of accounts with ${games.toLocaleString('en')} games`,
  async prepare({ stores, cookieOf }) {
    const cookies: string[] = [];
    for (let index = 0; index < accounts; index += 1) {
      const id = `heavy-${index}`;
      await seedUser(stores, { id, games, now: Date.now() });
      cookies.push(await cookieOf(id));
    }
    return JSON.stringify(cookies);
  },
  async run(target) {
    const count: Count = { whole: 0, refused: 0, bytes: 0 };
    const cookies = JSON.parse(target.prepared) as string[];
    await Promise.all(
      Array.from({ length: exportsAtOnce }, () => keepExporting(target, cookies, count)),
    );
    const megabytes = (count.bytes / 1e6).toFixed(1);
    return `${count.whole} exports whole, ${megabytes} MB read, ${count.refused} refused`;
  },
};
