import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GameView } from '@craque/common/contracts/games.ts';
import { type Running, startProduct } from '../bench/pinned-process.ts';
import { atMost, type Fault, type FaultOptions, figure, type Report, untilTrue } from './fault.ts';

type Written = { id: number; cookie: string; texts: string[] };
type Ledger = { games: Written[]; refused: number };

const emptyLedger = (): Ledger => ({ games: [], refused: 0 });
const writesOf = ({ games }: Ledger) => games.reduce((sum, { texts }) => sum + 1 + texts.length, 0);
const temporary = () => mkdtempDisposableSync(join(tmpdir(), 'craque-faults-'));
/** The failures are the point, and need no log. */
const start = (folder: string) => startProduct(folder, { env: { LOG_LEVEL: 'fatal' } });

const post = (url: string, body: object, cookie = '') =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

async function makeGame({ address }: Running, ledger: Ledger): Promise<Written | undefined> {
  const made = await post(`${address}/api/games`, { sport: 'tennis', difficulty: 'easy' });
  if (made.status !== 201) {
    ledger.refused += 1;
    return undefined;
  }
  const cookie = made.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const game = { id: ((await made.json()) as GameView).id, cookie, texts: [] };
  ledger.games.push(game);
  return game;
}

/** Games of eight guests at a time while `work` runs, until the process is gone or it has ended. */
async function whileWriting(product: Running, ledger: Ledger, work: () => Promise<unknown>) {
  const ending = new AbortController();
  const write = async () => {
    while (!ending.signal.aborted) {
      try {
        const game = await makeGame(product, ledger);
        for (let count = 0; game && count < 4; count += 1) {
          const guess = `nobody ${count} of ${game.id}`;
          const url = `${product.address}/api/games/${game.id}/guess`;
          const { status, body } = await post(url, { guess }, game.cookie);
          await body?.cancel();
          if (status === 200) game.texts.push(guess);
          else ledger.refused += 1;
        }
      } catch {
        await sleep(20);
      }
    }
  };
  const writing = Array.from({ length: 8 }, write);
  await work().finally(() => ending.abort());
  await Promise.all(writing);
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

async function killAgainAndAgain({ size, random }: FaultOptions): Promise<Report> {
  using folder = temporary();
  const starts: number[] = [];
  const violations: string[] = [];
  let count = 0;
  let ledger = emptyLedger();
  for (let kills = 0; kills <= size; kills += 1) {
    const begun = performance.now();
    await using product = await start(folder.path);
    if (kills > 0) starts.push(performance.now() - begun);
    violations.push(...(await violationsOf(product, ledger)));
    count += writesOf(ledger);
    if (kills === size) break;
    ledger = emptyLedger();
    await whileWriting(product, ledger, async () => {
      await sleep(200 + random() * 800);
      process.kill(product.pid, 'SIGKILL');
    });
  }
  return {
    figures: [
      figure('acknowledged writes, and lost', `${count}, ${violations.length}`),
      atMost('longest start after a kill', starts, 2_000),
    ],
    violations,
  };
}

const mounted = (...options: string[]) =>
  spawnSync('mount', ['-t', 'tmpfs', ...options]).status === 0;

/** Root may not be allowed to mount either. */
function cannotMount(): string | undefined {
  using folder = temporary();
  const can = mounted('none', folder.path) && spawnSync('umount', [folder.path]).status === 0;
  return can ? undefined : 'this user may not mount a file system';
}

async function fillDisk({ size }: FaultOptions): Promise<Report> {
  using stack = new DisposableStack();
  const folder = stack.use(temporary());
  mounted('-o', 'size=3m', 'none', folder.path);
  stack.defer(() => spawnSync('umount', [folder.path]));
  const ledger = emptyLedger();
  const product = await start(folder.path);
  await whileWriting(product, ledger, () => untilTrue(() => ledger.refused > size, 120_000));
  const full = { written: writesOf(ledger), refused: ledger.refused };
  const violations = await violationsOf(product, ledger);
  spawnSync('mount', ['-o', 'remount,size=64m', folder.path]);
  const healed = await untilTrue(
    async () => (await makeGame(product, ledger).catch(() => undefined)) !== undefined,
  );
  await product.stop();
  const again = await start(folder.path);
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
}

async function removeDatabase({ size }: FaultOptions): Promise<Report> {
  const found: number[] = [];
  const violations: string[] = [];
  for (let count = 0; count < size; count += 1) {
    using folder = temporary();
    const product = await start(folder.path);
    const ledger = emptyLedger();
    await makeGame(product, ledger);
    unlinkSync(join(folder.path, 'craque.db'));
    const ready = async () => (await fetch(`${product.address}/readyz`)).status;
    found.push(await untilTrue(async () => (await ready()) === 503, 20_000));
    if (await makeGame(product, emptyLedger()))
      violations.push('a game was written into a removed database');
    violations.push(...(await violationsOf(product, ledger)));
    process.kill(product.pid, 'SIGKILL');
    await product.stop();
    const again = await start(folder.path).catch(() => undefined);
    if (again) violations.push('an empty database was made in place of the removed one');
    await again?.stop();
  }
  return { figures: [atMost('not ready after the removal', found, 5_000)], violations };
}

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
