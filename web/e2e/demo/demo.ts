import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { openMongoStores } from '@craque/api/store/mongo/mongo-stores.ts';
import type { Stores } from '@craque/api/store/store.ts';
import { type Cluster, startCluster } from '../../../scripts/cluster/start-cluster.ts';
import { composeSheet } from '../pictures/sheet.ts';
import { test as base } from '../product/test.ts';
import { createLog } from './demo-log.ts';
import { challengePage, type Picture } from './demo-page.ts';
import { enterPlayers } from './demo-players.ts';
import { gather, playChallenge } from './play-challenge.ts';

/* `npm run demo`: three people play one challenge on the cluster while
   the process that holds their sockets is killed. Writes docs/challenge.md and its pictures;
   writes no page if anything is wrong. */

const docs = resolve(import.meta.dirname, '../../../docs');
const widths = { phone: 200, tablet: 270, desktop: 580 };

const demo = base.extend<{ stores: Stores }, { cluster: Cluster }>({
  cluster: [
    async ({}, provide) => {
      const cluster = await startCluster({ env: { LIMITS_FACTOR: '1000', LOG_LEVEL: 'warn' } });
      await provide(cluster);
      await cluster.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ cluster }, provide) => provide(cluster.origin),
  stores: async ({ cluster }, provide) => {
    const stores = await openMongoStores(cluster.mongodb.url);
    await provide(stores);
    await stores.close();
  },
});

demo('a challenge while a process dies', async ({ cluster, stores, elsewhere }) => {
  const log = createLog((line) => process.stdout.write(`  ${line}\n`));
  const players = await enterPlayers({ elsewhere, log });
  const paper = await elsewhere();
  const pictures: Picture[] = [];
  const shoot = async (name: string, title: string) => {
    const shots = await Promise.all(
      Object.values(players).map(async ({ page, device }) => {
        const png = await page.screenshot({ animations: 'disabled' });
        return { device, look: 'light' as const, png };
      }),
    );
    const rows = [{ look: 'light' as const, shots }];
    const webp = await composeSheet(paper, { title, rows, widths, height: 400 });
    writeFileSync(resolve(docs, 'pictures', `${name}.webp`), webp);
    pictures.push({ name, title });
  };
  const challenge = { cluster, stores, players, log, shoot };
  const game = await gather(challenge);
  const table = await playChallenge(challenge, game);
  const page = challengePage({ cluster, players, log, pictures, table });
  writeFileSync(resolve(docs, 'challenge.md'), page);
});
