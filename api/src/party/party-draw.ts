import type {
  Party,
  PartyRound,
  PartySecret,
  PartySettings,
} from '@craque/common/domain/party/party.ts';
import { type League, leagues, type Sport, sportOf } from '@craque/common/domain/sport.ts';
import type { Catalogue } from '../athletes/catalogue.ts';
import { dailyPool } from '../daily/daily-pool.ts';
import { snapshotOf } from '../games/snapshot.ts';

type Drawing = { catalogue: Catalogue; random: () => number; clock: () => number };
type Asked = { athleteId: string; league: League };

export const openLeagues = (catalogue: Catalogue): League[] =>
  leagues.filter((league) => catalogue.leagueState(league).open);

/** How many of a sport's easy ones nearly everybody knows, also who is no fan of it. */
const household = { share: 1 / 3, least: 20 };
/** So few of a league would come in every game if it had turns of its own. */
const fewForTurns = 5;

/**
 * Of one league its pool. Of several everybody in their home league, where a room knows them; on
 * easy those of them whom a daily may ask for, best known first.
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

/** In a mixed easy room household names come before the others. */
function bestOf(asked: Asked[], { leagues: chosen, difficulty }: PartySettings): Asked[] {
  const count = Math.max(household.least, Math.ceil(asked.length * household.share));
  return chosen.length > 1 && difficulty === 'easy' ? asked.slice(0, count) : asked;
}

/** The sports that may be next: had least often in this game, and not just now. */
function sportsInTurn(left: readonly Sport[], rounds: readonly PartyRound[]): readonly Sport[] {
  const times = (sport: Sport) => rounds.filter((round) => round.sport === sport).length;
  const least = Math.min(...left.map(times));
  const rare = left.filter((sport) => times(sport) === least);
  const others = rare.filter((sport) => sport !== rounds.at(-1)?.sport);
  return others.length > 0 ? others : rare;
}

/** Those of the leagues that this game has had least often. */
function inTurn(asked: readonly Asked[], rounds: readonly PartyRound[]): readonly Asked[] {
  const times = (league: League) => rounds.filter((round) => round.league === league).length;
  const byLeague = Map.groupBy(asked, ({ league }) => league);
  const hasTurns = (league: League) => (byLeague.get(league)?.length ?? 0) >= fewForTurns;
  const least = Math.min(...[...byLeague.keys()].filter(hasTurns).map(times));
  return asked.filter(({ league }) => !hasTurns(league) || times(league) === least);
}

/**
 * An athlete whom these people have not had in the room, while there are any, of the sport and the
 * league whose turn it is.
 */
export function drawFor({ catalogue, random, clock }: Drawing): (party: Party) => PartySecret {
  const one = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new RangeError('there is nobody to draw');
    return item;
  };
  return ({ settings, rounds, seenAthletes }) => {
    const seen = new Set([...seenAthletes, ...rounds.map(({ athlete }) => athlete.athleteId)]);
    const isNew = ({ athleteId }: Asked) => !seen.has(athleteId);
    const now = clock();
    let left = [...new Set(settings.leagues.map(sportOf))];
    let asked: Asked[] = [];
    let fresh: Asked[] = [];
    // Mostly the first sport has somebody left.
    while (fresh.length === 0 && left.length > 0) {
      const sport = one(sportsInTurn(left, rounds));
      left = left.filter((each) => each !== sport);
      asked = askedOf(catalogue, sport, { settings, now });
      fresh = bestOf(asked, settings).filter(isNew);
      if (fresh.length === 0) fresh = asked.filter(isNew);
    }
    const { athleteId, league } = one(inTurn(fresh.length > 0 ? fresh : asked, rounds));
    const athlete = snapshotOf(catalogue, athleteId, league);
    return { sport: sportOf(league), league, athlete, artVariant: Math.floor(random() * 2 ** 32) };
  };
}
