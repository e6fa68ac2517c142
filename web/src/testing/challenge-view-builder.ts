import type { GameView } from '@craque/common/contracts/games.ts';
import type { ChallengeView, PlayerView } from '@craque/common/contracts/challenge-view.ts';
import type { GameEvent } from '@craque/common/contracts/realtime.ts';
import { type Game, type PlayerEnd, playerOf } from '@craque/common/domain/game/game.ts';
import { type SeenGame, viewFor } from '@craque/common/domain/view/game-view.ts';
import { type PlayerId, userPlayer } from '@craque/common/domain/ids.ts';
import { type News, newsSince } from '@craque/common/domain/challenge/news.ts';
import { publicIdOf, resultOf, type SeenOpponent } from '@craque/common/domain/view/opponents.ts';
import { standingsOf } from '@craque/common/domain/challenge/standings.ts';
import { aGameView, aGuessView } from './game-view-builder.ts';

/** Somebody in a challenge, still playing. */
export function aPlayerView(overrides: Partial<PlayerView> = {}): PlayerView {
  return {
    userId: 'ben',
    username: 'ben',
    displayName: null,
    avatarUrl: null,
    isGuest: false,
    status: 'playing',
    guessesUsed: 0,
    bestBand: null,
    score: null,
    timeTaken: null,
    hints: null,
    ...overrides,
  };
}

/** A running challenge between `ana`, who looks at it, and `ben`. */
export function aChallengeView(
  overrides: Partial<GameView> = {},
  challenge: Partial<ChallengeView> = {},
): GameView {
  return aGameView({
    isMultiplayer: true,
    players: [aPlayerView({ userId: 'ana', username: 'ana' }), aPlayerView()],
    challenge: {
      you: 'ana',
      creatorId: 'ana',
      winnerId: null,
      finished: null,
      cancelled: false,
      rematchId: null,
      nextGhostStep: null,
      ...challenge,
    },
    ticket: 'a-ticket',
    ...overrides,
  });
}

function playerView(opponent: SeenOpponent): PlayerView {
  const { userId, isGuest, nickname, status, guessesUsed, bestBand, result, timeline } = opponent;
  return aPlayerView({
    ...{ userId, username: nickname ?? userId, isGuest, status, guessesUsed },
    bestBand: bestBand ?? null,
    ...result,
    ...(timeline && { timeline: [...timeline] }),
  });
}

const timeText = (milliseconds: number) => new Date(milliseconds).toISOString();

function ownEnd({ end, athlete }: SeenGame) {
  return {
    completed: end !== undefined,
    won: end?.status === 'won',
    abandoned: end?.status === 'abandoned',
    score: end?.score ?? 0,
    timeTaken: end?.timeTaken ?? null,
    athleteName: end ? (athlete.name ?? null) : null,
  };
}

function winnerFields({ winner, challenge }: SeenGame) {
  const username = challenge?.winner;
  if (!winner || !username) return {};
  const { score, timeTaken } = winner;
  return {
    gameCompletedByOtherPlayer: username !== challenge.you,
    winnerInfo: { username, score, timeTaken },
    winnerUsername: username,
    winnerScore: score,
    winnerTimeTaken: timeTaken,
  };
}

/** The game as the api shows it to one of its players at `now`, who all go by their ids. */
export function challengeViewOf(game: Game, caller: PlayerId, now = 0): GameView {
  const seen = viewFor(game, caller, now);
  if (!seen?.challenge) throw new Error(`${caller} plays in no such challenge`);
  const { challenge, version, remainingGuesses, guesses, startedAt } = seen;
  return aChallengeView(
    {
      ...{ id: game.id, version, remainingGuesses },
      ...ownEnd(seen),
      ...winnerFields(seen),
      startedAt: timeText(startedAt),
      guesses: guesses.map(({ text, accuracy, at }, index) =>
        aGuessView({ id: `${index + 1}`, guess: text, accuracy, createdAt: timeText(at) }),
      ),
      players: challenge.opponents.map(playerView),
      ticket: challenge.watchable ? 'a-ticket' : null,
    },
    {
      you: challenge.you,
      creatorId: challenge.creator,
      winnerId: challenge.winner ?? null,
      finished: challenge.finish ?? null,
      cancelled: challenge.cancelled,
      rematchId: challenge.rematch ?? null,
      nextGhostStep: challenge.nextGhostStep ?? null,
    },
  );
}

const endIn = (game: Game, id: PlayerId): PlayerEnd => {
  const end = playerOf(game, id)?.end;
  if (!end) throw new Error(`${id} is not done`);
  return end;
};

const resultIn = (game: Game, id: PlayerId) => {
  const player = playerOf(game, id);
  if (!player) throw new Error(`${id} does not play`);
  return resultOf(player, endIn(game, id));
};

function finishedOf(game: Game, head: object): GameEvent {
  const rows = game.players.flatMap(({ id, end, guesses }) =>
    end
      ? [
          {
            userId: publicIdOf(game, id),
            status: end.status,
            guessesUsed: guesses.length,
            ...resultIn(game, id),
          },
        ]
      : [],
  );
  const body = {
    ...head,
    reason: game.challenge?.finish?.reason ?? 'all-done',
    athleteName: game.athlete.name,
    standings: standingsOf(rows),
  };
  return { name: 'finished', body } as GameEvent;
}

/** What the caller's sockets are told of one piece of news; undefined where they are not. */
function eventOf(game: Game, news: News, caller: PlayerId): GameEvent | undefined {
  const subject = 'player' in news ? publicIdOf(game, news.player) : '';
  const userId = news.name === 'player-changed' ? news.userId : subject;
  const isOwn = 'player' in news ? news.player === caller : userPlayer(userId) === caller;
  if (isOwn && news.name !== 'finished') return undefined;
  const { version } = news;
  const head = {
    gameId: game.id,
    version,
    id: `${version}:${news.name}:${userId}`,
    at: timeText(news.at),
  };
  switch (news.name) {
    case 'opponent-guessed': {
      const { guessesUsed, bestBand } = news;
      return { name: news.name, body: { ...head, userId, guessesUsed, bestBand } };
    }
    case 'player-changed':
      return { name: news.name, body: { ...head, userId, status: news.status } };
    case 'opponent-won': {
      const winner = { userId, username: userId, displayName: null };
      return {
        name: news.name,
        body: { ...head, winner: { ...winner, ...resultIn(game, news.player) } },
      };
    }
    case 'opponent-finished': {
      const isDone = playerOf(game, caller)?.end !== undefined;
      const hidden = { score: null, timeTaken: null, hints: null };
      const result = isDone ? resultIn(game, news.player) : hidden;
      return { name: news.name, body: { ...head, userId, status: news.status, ...result } };
    }
    case 'finished':
      return finishedOf(game, head);
  }
}

/** What the caller is told of the change that led to this game from the version `since`. */
export function eventsFor(game: Game, since: number, caller: PlayerId): GameEvent[] {
  return newsSince(game, since, 0).flatMap((news) => eventOf(game, news, caller) ?? []);
}
