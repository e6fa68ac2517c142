import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GameView } from '@craque/common/contracts/games.ts';
import { type Running, startProduct } from '../bench/pinned-process.ts';
import { atMost, type Fault, figure, type Report, share, untilTrue } from './fault.ts';

/** A guest's game, and what was acknowledged of it. */
type Written = { id: number; cookie: string; texts: string[] };
type Ledger = { games: Written[]; refused: number };

const json = { 'content-type': 'application/json' };

async function makeGame({ address }: Running): Promise<Written | undefined> {
  const body = '{"sport":"tennis","difficulty":"easy"}';
  const made = await fetch(`${address}/api/games`, { method: 'POST', headers: json, body });
  if (made.status !== 201) return undefined;
  const [cookie = ''] = made.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return { id: ((await made.json()) as GameView).id, cookie, texts: [] };
}

/** One guest after another plays until the process is gone or the signal aborts. */
async function write(product: Running, ledger: Ledger, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const game = await makeGame(product);
      if (game) ledger.games.push(game);
      else ledger.refused += 1;
      for (let count = 0; game && count < 4; count += 1) {
        const text = `nobody ${count} of ${game.id}`;
        const { status, body } = await fetch(`${product.address}/api/games/${game.id}/guess`, {
          method: 'POST',
          headers: { ...json, cookie: game.cookie },
          body: JSON.stringify({ guess: text }),
        });
        await body?.cancel();
        if (status === 200) game.texts.push(text);
        else ledger.refused += 1;
      }
    } catch {
      await sleep(20);
    }
  }
}

/** Everything acknowledged is there, once. */
async function violationsOf({ address }: Running, { games }: Ledger): Promise<string[]> {
  const violations: string[] = [];
  for (const { id, cookie, texts } of games) {
    const answer = await fetch(`${address}/api/games/${id}`, { headers: { cookie } });
    const view = answer.ok ? ((await answer.json()) as GameView) : undefined;
    const shown = view?.guesses.map(({ guess }) => guess) ?? [];
    const lost = texts.filter((text) => shown.filter((each) => each === text).length !== 1);
    if (!view) violations.push(`game ${id} is answered ${answer.status}`);
    else if (lost.length > 0) violations.push(`game ${id} lost ${lost.join(', ')}`);
  }
  return violations;
}

const countOf = ({ games }: Ledger) => games.reduce((sum, { texts }) => sum + 1 + texts.length, 0);

async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'craque-faults-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const writers = 8;
/** The failures are the point, and need no log. */
const startQuietly = (folder: string) => startProduct(folder, { env: { LOG_LEVEL: 'fatal' } });

/** Writes by several guests while `work` runs. */
async function whileWriting(product: Running, ledger: Ledger, work: () => Promise<unknown>) {
  const ending = new AbortController();
  const writing = Array.from({ length: writers }, () => write(product, ledger, ending.signal));
  await work().finally(() => ending.abort());
  await Promise.all(writing);
}

async function killAgainAndAgain(size: number, random: () => number): Promise<Report> {
  return inFolder(async (folder) => {
    const starts: number[] = [];
    const violations: string[] = [];
    let count = 0;
    let ledger: Ledger = { games: [], refused: 0 };
    for (let kills = 0; kills <= size; kills += 1) {
      const begun = performance.now();
      const product = await startQuietly(folder);
      starts.push(performance.now() - begun);
      violations.push(...(await violationsOf(product, ledger)));
      count += countOf(ledger);
      if (kills === size) {
        await product.stop();
        break;
      }
      ledger = { games: [], refused: 0 };
      await whileWriting(product, ledger, async () => {
        await sleep(200 + random() * 800);
        process.kill(product.pid, 'SIGKILL');
      });
    }
    return {
      figures: [
        figure('acknowledged writes, and lost', `${count}, ${violations.length}`),
        atMost('longest start after a kill', share(starts.slice(1), 1), 2_000),
      ],
      violations,
    };
  });
}

const mounted = (...options: string[]) =>
  spawnSync('mount', ['-t', 'tmpfs', ...options]).status === 0;

/** Root may not be allowed to mount either. */
function cannotMount(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'craque-mount-'));
  const can = mounted('none', folder) && spawnSync('umount', [folder]).status === 0;
  rmSync(folder, { recursive: true });
  return can ? undefined : 'this user may not mount a file system';
}

async function fillDisk(size: number): Promise<Report> {
  return inFolder(async (folder) => {
    mounted('-o', 'size=3m', 'none', folder);
    try {
      const product = await startQuietly(folder);
      const ledger: Ledger = { games: [], refused: 0 };
      await whileWriting(product, ledger, async () => {
        await untilTrue(() => ledger.refused > size, 120_000);
      });
      const full = { written: countOf(ledger), refused: ledger.refused };
      const violations = await violationsOf(product, ledger);
      spawnSync('mount', ['-o', 'remount,size=64m', folder]);
      const healed = await untilTrue(async () => {
        const game = await makeGame(product).catch(() => undefined);
        if (game) ledger.games.push(game);
        return game !== undefined;
      });
      await product.stop();
      const again = await startQuietly(folder);
      violations.push(...(await violationsOf(again, ledger)));
      await again.stop();
      if (full.refused <= size) violations.push('the disk did not become full');
      return {
        figures: [
          figure('written before it was full, refused then', `${full.written}, ${full.refused}`),
          atMost('first write after there is room', healed, 5_000),
        ],
        violations,
      };
    } finally {
      spawnSync('umount', [folder]);
    }
  });
}

const statusOf = async (url: string) => (await fetch(url)).status;

async function removeDatabase(size: number): Promise<Report> {
  const found: number[] = [];
  const violations: string[] = [];
  for (let count = 0; count < size; count += 1) {
    await inFolder(async (folder) => {
      const product = await startQuietly(folder);
      const ledger: Ledger = { games: [], refused: 0 };
      const game = await makeGame(product);
      unlinkSync(join(folder, 'craque.db'));
      const notReady = async () => (await statusOf(`${product.address}/readyz`)) === 503;
      found.push(await untilTrue(notReady, 20_000));
      if (await makeGame(product)) violations.push('a game was written into a removed database');
      if (game) violations.push(...(await violationsOf(product, { ...ledger, games: [game] })));
      process.kill(product.pid, 'SIGKILL');
      await untilTrue(() =>
        statusOf(product.address).then(
          () => false,
          () => true,
        ),
      );
      const again = await startQuietly(folder).catch(() => undefined);
      if (again) violations.push('an empty database was made in place of the removed one');
      await again?.stop();
    });
  }
  return { figures: [atMost('not ready after the removal', share(found, 1), 5_000)], violations };
}

/** The product in one process, and its file. */
export const embeddedFaults: readonly Fault[] = [
  {
    name: 'embedded-killed',
    size: { usual: 10, full: 100, of: 'kills during writes' },
    run: killAgainAndAgain,
  },
  {
    name: 'disk-full',
    size: { usual: 50, full: 1_000, of: 'refused writes' },
    missing: cannotMount,
    run: fillDisk,
  },
  {
    name: 'database-removed',
    size: { usual: 1, full: 5, of: 'times' },
    run: removeDatabase,
  },
];
