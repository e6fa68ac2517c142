import { type Game, newGame } from '@craque/common/domain/game/game.ts';
import { applyGuess, type GuessStep } from '@craque/common/domain/game/guessing.ts';
import { type GameId, userPlayer } from '@craque/common/domain/ids.ts';
import { leaguesOf, sports } from '@craque/common/domain/sport.ts';
import { blankAccount } from '@craque/api/accounts/blank-account.ts';
import type { Account } from '@craque/api/store/account-stores.ts';
import type { Stores } from '@craque/api/store/store.ts';
import { writeResults } from '@craque/api/results/game-results.ts';
import { settle } from '@craque/api/games/settle.ts';

const minute = 60_000;
const friends = 7;
const requests = 3;
/** Games of each friend: a list of friends adds up the points of all of them. */
const friendGames = 500;

function anAccountNamed(id: string, now: number): Account {
  return {
    ...blankAccount,
    id,
    username: id,
    usernameKey: id,
    passwordHash: '-',
    timeZone: 'America/Sao_Paulo',
    createdAt: now,
  };
}

const facts = [
  { kind: 'firstTeamDebutYear', value: 2013 },
  { kind: 'heightCm', value: 171 },
] as const;

/** As large as a game of the catalogue: a page of the history reads fifty of them. */
function freshGame(userId: string, index: number, at: number): Game {
  const sport = sports[index % sports.length] ?? 'soccer';
  const number = index % 300;
  const names = [`athlete ${number}`, `${number} athlete`, `a athlete ${number}`];
  const athlete = {
    athleteId: `athlete-${number}`,
    dataVersion: 'bench',
    asOf: '2026-06',
    name: `Athlete ${number}`,
    names,
    dateOfBirth: '1995-03-02',
    nationality: ['BR'],
    continents: ['SA'],
    gender: 'male',
    team: 'A Team',
    position: 'midfielder',
    facts: [...facts, ...facts, ...facts],
    derivedFacts: [{ kind: 'nameLetters', value: 12 }],
  } as const;
  const id = (1 + Math.floor(Math.random() * 2 ** 50)) as GameId;
  const place = { id, sport, league: leaguesOf[sport][0], difficulty: 'medium' } as const;
  const creator = userPlayer(userId);
  return newGame({ ...place, athlete, hintFacts: facts, artVariant: index, creator }, at);
}

/** The player's finished game number `index`, started at `at`: two of three are won. */
export function playedGame(
  userId: string,
  index: number,
  at: number,
): { fresh: Game; ended: Game } {
  const fresh = freshGame(userId, index, at);
  const isLost = index % 3 === 0;
  const miss: GuessStep = {
    text: 'nobody',
    accuracy: 0,
    outcome: { kind: 'unknown' },
    now: at + 10_000,
    streakBefore: 0,
  };
  const right = { text: fresh.athlete.name, accuracy: 100, outcome: { kind: 'right' } } as const;
  const now = at + (20 + (index % 90)) * 1000;
  const misses = new Array<GuessStep>(isLost ? 4 : index % 4).fill(miss);
  const steps = [...misses, { ...miss, now, ...(!isLost && right) }];
  const ended = steps.reduce((game, step) => {
    const applied = applyGuess(game, fresh.creator, step);
    if (!applied.ok) throw new Error(`a guess was refused: ${applied.error}`);
    return applied.value;
  }, fresh);
  return { fresh, ended };
}

/** A friend's results only, because nobody reads a friend's games. */
async function seedResults(stores: Stores, userId: string, now: number): Promise<void> {
  for (let index = 0; index < friendGames; index += 1) {
    const { ended } = playedGame(userId, index, now - (friendGames - index) * 40 * minute);
    await writeResults(stores, ended);
  }
}

/**
 * A user with so many games, one every forty minutes up to `now`, with friends and their requests.
 */
export async function seedUser(
  stores: Stores,
  { id, games, now }: { id: string; games: number; now: number },
): Promise<void> {
  await stores.users.insert(anAccountNamed(id, now));
  const result = { stores, clock: () => now };
  for (let index = 0; index < games; index += 1) {
    const { fresh, ended } = playedGame(id, index, now - (games - index) * 40 * minute);
    await stores.games.insert(fresh);
    await stores.games.save({ ...ended, revision: 0 });
    // Achievements are settled with the last one only: each would read the whole history.
    const isLast = index === games - 1;
    if (isLast) {
      await settle(result, ended);
    } else {
      await writeResults(stores, ended);
      await stores.games.markSettled(ended.id);
    }
  }
  for (let friend = 0; friend < friends + requests; friend += 1) {
    const other = `${id}-friend-${friend}`;
    await stores.users.insert(anAccountNamed(other, now));
    const pair = [id, other].sort() as [string, string];
    const status = friend < friends ? 'accepted' : 'pending';
    const place = { id: `${other}-${id}`, users: pair, requester: other, status } as const;
    await stores.friendships.insert({ ...place, createdAt: now, revision: 0 });
    if (status === 'accepted') await seedResults(stores, other, now);
  }
}
