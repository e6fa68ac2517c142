import type { ServerEvent } from '@craque/common/contracts/realtime.ts';
import type { Game, Player } from '@craque/common/domain/game/game.ts';
import { playerOf } from '@craque/common/domain/game/game.ts';
import type { News } from '@craque/common/domain/challenge/news.ts';
import { publicIdOf, resultOf } from '@craque/common/domain/view/opponents.ts';
import { standingsOf } from '@craque/common/domain/challenge/standings.ts';
import type { Person } from '../games/people.ts';

/** What every fact of a game begins with. */
export function factHead(
  game: Game,
  { name, version, at }: Pick<News, 'name' | 'version' | 'at'>,
  userId: string,
) {
  return {
    gameId: game.id,
    version,
    id: `${version}:${name}:${userId}`,
    at: new Date(at).toISOString(),
  };
}

function resultIn(game: Game, id: Player['id']) {
  const player = playerOf(game, id);
  if (!player?.end) throw new RangeError('a result of a player who is not done');
  return resultOf(player, player.end);
}

export function wonFact(
  game: Game,
  news: Extract<News, { name: 'opponent-won' }>,
  person: Person,
): ServerEvent<'opponent-won'> {
  const userId = publicIdOf(game, news.player);
  const { username, displayName } = person;
  const winner = { userId, username, displayName, ...resultIn(game, news.player) };
  return { ...factHead(game, news, userId), winner };
}

/** With the three numbers for those who are done themselves, without them for the others. */
export function endedFacts(game: Game, news: Extract<News, { name: 'opponent-finished' }>) {
  const userId = publicIdOf(game, news.player);
  const body = { ...factHead(game, news, userId), userId, status: news.status };
  return {
    forPlaying: { ...body, score: null, timeTaken: null, hints: null },
    forDone: { ...body, ...resultIn(game, news.player) },
  } satisfies Record<string, ServerEvent<'opponent-finished'>>;
}

/** Nobody plays any more, so the athlete is no secret. */
export function finishedFact(game: Game, news: News): ServerEvent<'finished'> {
  const done = game.players.flatMap((player) => {
    const { end, guesses } = player;
    if (!end) return [];
    const userId = publicIdOf(game, player.id);
    const { status } = end;
    return [{ userId, status, guessesUsed: guesses.length, ...resultOf(player, end) }];
  });
  return {
    ...factHead(game, news, ''),
    reason: game.challenge?.finish?.reason ?? 'all-done',
    athleteName: game.athlete.name,
    standings: standingsOf(done),
  };
}
