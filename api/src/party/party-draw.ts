import type { Party, PartySecret, PartySettings } from '@craque/common/domain/party/party.ts';
import { type League, leagues, type Sport, sportOf } from '@craque/common/domain/sport.ts';
import type { Catalogue } from '../athletes/catalogue.ts';
import { dailyPool } from '../daily/daily-pool.ts';
import { snapshotOf } from '../games/snapshot.ts';

type Drawing = { catalogue: Catalogue; random: () => number; clock: () => number };
type Asked = { athleteId: string; league: League };

export const openLeagues = (catalogue: Catalogue): League[] =>
  leagues.filter((league) => catalogue.leagueState(league).open);

/**
 * Of one league its pool. Of several everybody in their home league, where a room knows them; on
 * easy those of them whom a daily may ask for.
 */
function askedOf(
  catalogue: Catalogue,
  sport: Sport,
  { settings, now }: { settings: PartySettings; now: number },
): Asked[] {
  const { difficulty } = settings;
  const own = settings.leagues.filter((league) => sportOf(league) === sport);
  if (own.length > 1 && difficulty === 'easy') {
    const known = dailyPool(catalogue, sport, own, now);
    return [...known].map(([athleteId, league]) => ({ athleteId, league }));
  }
  const all = own.flatMap((league) =>
    catalogue.pool(league, difficulty).map((athleteId) => ({ athleteId, league })),
  );
  const atHome = all.filter(
    ({ athleteId, league }) => catalogue.athlete(athleteId)?.home === league,
  );
  return own.length > 1 && atHome.length > 0 ? atHome : all;
}

/** An athlete whom these people have not had in the room, while there are any. */
export function drawFor({ catalogue, random, clock }: Drawing): (party: Party) => PartySecret {
  const one = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new RangeError('there is nobody to draw');
    return item;
  };
  return ({ settings, rounds, seenAthletes }) => {
    const seen = new Set([...seenAthletes, ...rounds.map(({ athlete }) => athlete.athleteId)]);
    const now = clock();
    const left = new Set(settings.leagues.map(sportOf));
    let [asked, fresh]: [Asked[], Asked[]] = [[], []];
    // Mostly the first sport has somebody left.
    while (fresh.length === 0 && left.size > 0) {
      const sport = one([...left]);
      left.delete(sport);
      asked = askedOf(catalogue, sport, { settings, now });
      fresh = asked.filter(({ athleteId }) => !seen.has(athleteId));
    }
    const { athleteId, league } = one(fresh.length > 0 ? fresh : asked);
    const athlete = snapshotOf(catalogue, athleteId, league);
    return { sport: sportOf(league), league, athlete, artVariant: Math.floor(random() * 2 ** 32) };
  };
}
