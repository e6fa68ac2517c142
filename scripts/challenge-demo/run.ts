import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { openMongoStores } from '@craque/api/store/mongo/mongo-stores.ts';
import { type Browser, chromium } from '@playwright/test';
import { startCluster } from '../cluster/start-cluster.ts';
import { createLog } from './demo-log.ts';
import { challengePage, type Picture } from './demo-page.ts';
import { enterPlayers, type Players } from './demo-players.ts';
import { gather, playChallenge } from './play-challenge.ts';
import { composeSheet } from '../pictures/sheet.ts';
import { findChromium } from '../services/chromium.ts';

/* `npm run demo`, after `npm run build`: three people play one challenge on the cluster while
   the process that holds their sockets is killed. Writes docs/challenge.md and its pictures;
   exits with 1, and writes no page, if anything is wrong. */

const docs = resolve(import.meta.dirname, '../../docs');
const widths = { phone: 200, tablet: 270, desktop: 580 };
const tell = (line: string) => process.stdout.write(`  ${line}\n`);

function photographer(browser: Browser, players: Players) {
  const pictures: Picture[] = [];
  return {
    pictures,
    async shoot(name: string, title: string): Promise<void> {
      const shots = await Promise.all(
        Object.values(players).map(async ({ page, device }) => {
          const png = await page.screenshot({ animations: 'disabled' });
          return { device, look: 'light' as const, png };
        }),
      );
      const paper = await browser.newPage();
      const webp = await composeSheet(paper, {
        title,
        rows: [{ look: 'light', shots }],
        widths,
        height: 400,
      });
      await paper.close();
      writeFileSync(resolve(docs, 'pictures', `${name}.webp`), webp);
      pictures.push({ name, title });
    },
  };
}

async function showChallenge(executablePath: string): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const cluster = await startCluster({ env: { LIMITS_FACTOR: '1000', LOG_LEVEL: 'warn' } });
  opened.defer(() => cluster.stop());
  const stores = await openMongoStores(cluster.mongodb.url);
  opened.defer(() => stores.close());
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  opened.defer(() => browser.close());
  const log = createLog(tell);
  const players = await enterPlayers({ browser, origin: cluster.origin, log });
  const { pictures, shoot } = photographer(browser, players);
  const challenge = { cluster, stores, players, log, shoot };
  const game = await gather(challenge);
  const table = await playChallenge(challenge, game);
  writeFileSync(
    resolve(docs, 'challenge.md'),
    challengePage({ cluster, players, log, pictures, table }),
  );
}

const found = findChromium();
if ('missing' in found) throw new Error(found.missing);
await showChallenge(found.path);
