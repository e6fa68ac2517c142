import { games, results } from '@craque/api/store/collections.ts';
import { type Doc, moved } from '@craque/api/store/move.ts';
import type { Documents } from '@craque/api/store/port.ts';
import { openSqliteTarget } from '@craque/api/store/sqlite/sqlite-move.ts';
import { gameDoc } from '@craque/api/store/stores/games.ts';
import { resultDoc } from '@craque/api/store/stores/results.ts';
import { abandoned, aResult, touchedGame } from '@craque/api/testing/store-builders.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';

const page = 500;
const players = 5_000;
const year = 365 * 24 * 60 * 60 * 1000;

/** A file with so many finished games of the last year, and the result of each. */
export async function seedGames(file: string, count: number): Promise<void> {
  const target = openSqliteTarget(file);
  const write = (name: string, docs: Doc[]) =>
    target.write(moved.find((each) => each.name === name) as Documents, docs);
  await target.begin('nothing');
  const from = Date.now() - year;
  for (let done = 0; done < count; done += page) {
    const numbers = Array.from({ length: Math.min(page, count - done) }, (_, at) => done + at + 1);
    const of = (id: number) => {
      const player = userPlayer(`u${id % players}`);
      return { player, at: from + Math.floor((id * year) / count) };
    };
    await write(
      games.name,
      numbers.map((id) => {
        const { player, at } = of(id);
        const game = abandoned(touchedGame(id, at, { creator: player }), at + 60_000);
        return { ...gameDoc(game), settled: true };
      }),
    );
    await write(
      results.name,
      numbers.map((id) => {
        const { player, at } = of(id);
        return resultDoc(aResult(id, at + 60_000, { player }));
      }),
    );
  }
  await target.finish();
}
