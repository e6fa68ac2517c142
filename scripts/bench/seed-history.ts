import { afterMisses, aGuessStep, aRightStep } from '@craque/common/testing/game-steps.ts';
import { aGame, aSnapshot } from '@craque/common/testing/game-builders.ts';
import { applyGuess } from '@craque/common/domain/guessing.ts';
import { type GameId, userPlayer } from '@craque/common/domain/ids.ts';
import { leaguesOf, sports } from '@craque/common/domain/sport.ts';
import type { Account } from '@craque/api/store/account-stores.ts';
import type { Stores } from '@craque/api/store/store.ts';
import { settle } from '@craque/api/games/settle.ts';

const minute = 60_000;

function anAccountNamed(id: string, now: number): Account {
  return {
    id,
    username: id,
    usernameKey: id,
    passwordHash: '-',
    displayName: null,
    email: null,
    avatarUrl: null,
    isAdmin: false,
    defaultSport: null,
    defaultDifficulty: null,
    showHints: null,
    showTimers: null,
    language: null,
    theme: null,
    timeZone: 'America/Sao_Paulo',
    createdAt: now,
  };
}

/** Game number `index` of the player, played to its end at `at`: two of three are won. */
function playedGame(userId: string, index: number, at: number) {
  const creator = userPlayer(userId);
  const sport = sports[index % sports.length] ?? 'soccer';
  const athlete = aSnapshot({
    athleteId: `athlete-${index % 300}`,
    name: `Athlete ${index % 300}`,
  });
  const id = (1 + Math.floor(Math.random() * 2 ** 50)) as GameId;
  const place = { sport, league: leaguesOf[sport][0], athlete, creator };
  const fresh = aGame({ ...place, id, createdAt: at });
  const misses = index % 3 === 0 ? 4 : index % 4;
  const last = index % 3 === 0 ? aGuessStep : aRightStep;
  const started = afterMisses(fresh, misses, creator);
  const ended = applyGuess(started, creator, last({ now: at + (20 + (index % 90)) * 1000 }));
  if (!ended.ok) throw new Error(`the game did not end: ${ended.error}`);
  return { fresh, ended: ended.value };
}

/** A user with so many games, one every forty minutes up to `now`, with friends and their requests. */
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
    // Achievements are settled by the last one: each would look at all that is there.
    const isLast = index === games - 1;
    await (isLast ? settle(result, ended) : addResult(stores, ended));
  }
  for (let friend = 0; friend < 10; friend += 1) {
    const other = `${id}-friend-${friend}`;
    await stores.users.insert(anAccountNamed(other, now));
    const pair = [id, other].sort() as [string, string];
    const status = friend < 7 ? 'accepted' : 'pending';
    const place = { id: `${other}-${id}`, users: pair, requester: other, status } as const;
    await stores.friendships.insert({ ...place, createdAt: now, revision: 0 });
  }
}

type Ended = ReturnType<typeof playedGame>['ended'];

async function addResult(stores: Stores, game: Ended): Promise<void> {
  const [player] = game.players;
  if (!player?.end) return;
  await stores.results.add({
    gameId: game.id,
    player: player.id,
    sport: game.sport,
    athleteId: game.athlete.athleteId,
    won: player.end.status === 'won',
    score: player.end.score,
    guesses: player.guesses.length,
    hints: player.hints.length,
    timeTaken: player.end.timeTaken,
    finishedAt: player.end.at,
  });
  await stores.games.markSettled(game.id);
}
