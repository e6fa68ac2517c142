import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { move } from '@craque/api/store/move.ts';
import { askForCopy } from '@craque/api/store/sqlite/sqlite-copies.ts';
import { openSqliteSource, openSqliteTarget } from '@craque/api/store/sqlite/sqlite-move.ts';
import { type BenchSize, besideRow, ownRow, type Row } from './figures.ts';
import { type Figures, lineCount, measure, takeSeat, wrongNames } from './guess/guess.ts';
import { startProduct, temporaryFolder } from './pinned-process.ts';
import { seedGames } from './seed-games.ts';

/** One backup after the other, as long as the work takes. */
async function whileCopying<T>(file: string, work: () => Promise<T>) {
  const copying = { is: true, copies: 0 };
  const copies = (async () => {
    while (copying.is) {
      const copy = await askForCopy(file);
      if (copy === undefined) throw new Error('nobody answers');
      rmSync(copy);
      copying.copies += 1;
    }
  })();
  const done = await work().finally(() => {
    copying.is = false;
  });
  await copies;
  return { done, copies: copying.copies };
}

async function benchGuesses(folder: string, { rounds, quick }: BenchSize): Promise<Row[]> {
  const file = join(folder, 'craque.db');
  await seedGames(file, quick ? 500 : 20_000);
  await using product = await startProduct(folder, { env: { NODE_ENV: 'production' } });
  const seats = await Promise.all(
    Array.from({ length: lineCount }, (_, index) => takeSeat(product.address, index)),
  );
  const names = wrongNames();
  const [busy, free]: [Figures[], Figures[]] = [[], []];
  const guess = () => measure(seats, names, quick ? 0.2 : 3);
  await guess();
  for (let round = 0; round < rounds; round += 1) {
    free.push(await guess());
    const { done, copies } = await whileCopying(file, guess);
    process.stderr.write(`  ${copies} copies\n`);
    busy.push(done);
  }
  const of = (name: keyof Figures) =>
    [busy.map((each) => each[name]), free.map((each) => each[name])] as const;
  return [
    besideRow('backup: guesses a second while it is under way', ...of('perSecond'), {
      ...{ must: 0.95, atLeast: true },
    }),
    besideRow('backup: p99 of a guess at 500 a second (ms)', ...of('p99'), { must: 3 }),
  ];
}

/** Against the ten minutes of 200,000 games. */
async function benchMove(folder: string, { quick }: BenchSize): Promise<Row[]> {
  const [from, to] = ['from.db', 'to.db'].map((name) => join(folder, name)) as [string, string];
  const games = quick ? 1_000 : 200_000;
  await seedGames(from, games);
  const began = performance.now();
  const [source, target] = [openSqliteSource(from), openSqliteTarget(to)];
  await move(source, target);
  for (const each of [source, target]) await each.close();
  const seconds = (performance.now() - began) / 1000;
  return [
    ownRow(`move: ${games.toLocaleString('en')} games, compared (s)`, seconds, { must: 600 }),
  ];
}

export async function benchBackup(size: BenchSize): Promise<Row[]> {
  await using folder = await temporaryFolder();
  const [product, moving] = ['product', 'moving'].map((name) => join(folder.path, name));
  for (const each of [product, moving]) mkdirSync(each as string);
  return [
    ...(await benchGuesses(product as string, size)),
    ...(await benchMove(moving as string, size)),
  ];
}
