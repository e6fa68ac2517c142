import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { openMongoStores } from '@craque/api/store/mongo/mongo-stores.ts';
import type { Stores } from '@craque/api/store/store.ts';
import { type Cluster, startCluster } from '../../../scripts/cluster/start-cluster.ts';
import { composeSheet } from '../pictures/sheet.ts';
import { test as base } from '../product/test.ts';
import { createLog } from './demo-log.ts';
import { enterPlayers } from './demo-players.ts';
import { gather, playChallenge } from './play-challenge.ts';

/* `npm run demo`: three people play one challenge on the cluster while
   the process that holds their sockets is killed. Prints what each sees and when, and writes the
   pictures of docs/pictures.md. */

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
  const shoot = async (name: string, title: string) => {
    const shots = await Promise.all(
      Object.values(players).map(async ({ page, device }) => {
        const png = await page.screenshot({ animations: 'disabled' });
        return { device, theme: 'light' as const, png };
      }),
    );
    const rows = [{ theme: 'light' as const, shots }];
    const webp = await composeSheet(paper, { title, rows, widths, height: 400 });
    writeFileSync(resolve(docs, 'pictures', `${name}.webp`), webp);
  };
  const challenge = { cluster, stores, players, log, shoot };
  const game = await gather(challenge);
  await playChallenge(challenge, game);
});
