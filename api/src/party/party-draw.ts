import type { Party, PartySecret } from '@craque/common/domain/party/party.ts';
import { type League, leagues, type Sport, sportOf } from '@craque/common/domain/sport.ts';
import type { Catalogue } from '../athletes/catalogue.ts';
import { snapshotOf } from '../games/snapshot.ts';

type Drawing = { catalogue: Catalogue; random: () => number };

export const openLeagues = (catalogue: Catalogue): League[] =>
  leagues.filter((league) => catalogue.leagueState(league).open);

/** An athlete whom these people have not had in the room, while there are any. */
export function drawFor({ catalogue, random }: Drawing): (party: Party) => PartySecret {
  const one = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new RangeError('there is nobody to draw');
    return item;
  };
  return ({ settings, rounds, seenAthletes }) => {
    const { difficulty } = settings;
    const seen = new Set([...seenAthletes, ...rounds.map(({ athlete }) => athlete.athleteId)]);
    const fresh = new Map<League, readonly string[]>(
      settings.leagues.map((league) => [
        league,
        catalogue.pool(league, difficulty).filter((id) => !seen.has(id)),
      ]),
    );
    const left = settings.leagues.filter((league) => (fresh.get(league)?.length ?? 0) > 0);
    const from = left.length > 0 ? left : settings.leagues;
    const sport: Sport = one([...new Set(from.map(sportOf))]);
    const league = one(from.filter((each) => sportOf(each) === sport));
    const pool = left.length > 0 ? fresh.get(league) : catalogue.pool(league, difficulty);
    const athlete = snapshotOf(catalogue, one(pool ?? []), league);
    return { sport, league, athlete, artVariant: Math.floor(random() * 2 ** 32) };
  };
}
