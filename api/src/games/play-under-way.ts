import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StoresAndClock } from '../store/store.ts';

const window = 60 * 60 * 1000;
const page = 500;
/** So that no number of games makes a look at the metrics dear. */
const mostPages = 40;
/** Milliseconds until the games are looked at again, however often the metrics are. */
const kept = 10_000;

async function look({ stores, clock }: StoresAndClock) {
  const players = new Set<string>();
  const of = { solo: 0, daily: 0, challenge: 0 };
  const now = clock();
  const since = now - window;
  const parties = await stores.parties.underWay(now);
  let found = await stores.games.underWay(since, page);
  for (let pages = 1; ; pages += 1) {
    for (const { kind, players: all } of found) {
      of[kind] += 1;
      for (const player of all) players.add(player);
    }
    if (found.length < page || pages === mostPages) {
      const { solo, daily: dailies, challenge: challenges } = of;
      const games = solo + dailies + challenges;
      return { players: players.size, games, challenges, dailies, parties };
    }
    // SQLite reads at once: guesses come in between.
    await nextTurn();
    found = await stores.games.underWay(since, page, found.at(-1));
  }
}

/** Counts games begun within the hour, with a guess or a hint, that are not over, and parties. */
export function createPlayUnderWay(parts: StoresAndClock) {
  const last: { at: number; count?: ReturnType<typeof look> } = { at: 0 };
  return (): ReturnType<typeof look> => {
    const now = parts.clock();
    if (last.count && now - last.at < kept) return last.count;
    last.at = now;
    last.count = look(parts);
    return last.count;
  };
}
