import type {
  ChallengeView,
  OwnView,
  PlayerView,
} from '@craque/common/contracts/challenge-view.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { presentChallenge, presentState } from '@craque/common/contracts/push/present-challenge.ts';
import type { GameEvent } from '@craque/common/contracts/realtime.ts';
import {
  type ChallengeEventName,
  changeSince,
} from '@craque/common/domain/challenge/challenge-event.ts';
import { type Game, playerOf } from '@craque/common/domain/game/game.ts';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import { audienceOf, challengeStateFor } from '@craque/common/domain/view/challenge-state.ts';
import { type SeenGame, viewFor } from '@craque/common/domain/view/game-view.ts';
import { aGameView, aGuessView } from './game-view-builder.ts';

/** Somebody in a challenge, still playing. */
export function aPlayerView(overrides: Partial<PlayerView> = {}): PlayerView {
  return {
    userId: 'ben',
    username: 'ben',
    status: 'playing',
    waiting: false,
    guessesUsed: 0,
    ...overrides,
  };
}

/** A running challenge of `ana`, the viewer, and `ben`. */
export function aChallengeView(
  overrides: Partial<GameView> = {},
  challenge: Partial<ChallengeView> = {},
  own: Partial<OwnView> = {},
): GameView {
  return aGameView({
    isMultiplayer: true,
    players: [aPlayerView({ userId: 'ana', username: 'ana' }), aPlayerView()],
    challenge: { creatorId: 'ana', startsAt: null, ...challenge },
    own: { userId: 'ana', ghosts: [], ...own },
    ticket: 'a-ticket',
    ...overrides,
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
    finishedAt: end ? timeText(end.at) : null,
    athleteName: end ? (athlete.name ?? null) : null,
  };
}

/** Everybody's name is their id; guests have nicknames. */
function peopleIn({ players, challenge }: Game) {
  const ids = [
    ...players.map(({ id }) => id.split(':')[1] ?? ''),
    ...(challenge?.invitations ?? []).map(({ userId }) => userId),
  ];
  const named = (username: string) => ({ username, displayName: null, avatarUrl: null });
  const guests = players.flatMap(({ nickname }, index) =>
    nickname === undefined ? [] : [[`guest-${index + 1}`, named(nickname)] as const],
  );
  return new Map([...ids.map((id) => [id, named(id)] as const), ...guests]);
}

/** The game as the api shows it to one of its players at `now`. */
export function challengeViewOf(game: Game, caller: PlayerId, now = 0): GameView {
  const seen = viewFor(game, caller, now);
  if (!seen?.state) throw new Error(`${caller} plays in no such challenge`);
  const { version, remainingGuesses, guesses, hints, startedAt, athlete } = seen;
  const { athleteDetail, athleteImageUrl } = aGameView();
  const { dateOfBirth = null } = athlete;
  return aGameView({
    athleteDetail: { ...athleteDetail, dateBorn: dateOfBirth },
    athleteImageUrl: dateOfBirth && athleteImageUrl,
    ...{ id: game.id, version, remainingGuesses },
    ...ownEnd(seen),
    startedAt: startedAt === undefined ? null : timeText(startedAt),
    guesses: guesses.map(({ text, accuracy, at }, index) =>
      aGuessView({ id: `${index + 1}`, guess: text, accuracy, createdAt: timeText(at) }),
    ),
    hints: hints.map(({ rung, penalty }) => ({ rung, penalty, hint: `hint ${rung}` })),
    ...presentChallenge(seen, {
      people: peopleIn(game),
      isRematchOver: false,
      ticket: 'a-ticket',
      now,
    }),
  });
}

export type PushedEvent = { name: ChallengeEventName; body: GameEvent };

/** The events at `now` (ms) for the caller's sockets about the change from version `since`. */
export function eventsFor(game: Game, since: number, caller: PlayerId, now = 0): PushedEvent[] {
  const change = changeSince(game, since);
  const player = playerOf(game, caller);
  const state = player && challengeStateFor(game, audienceOf(player));
  if (!change || !state) return [];
  const { by, names, movers, news } = change;
  if (player.hasLeft && !game.challenge?.finish) return [];
  const head = { gameId: game.id, version: game.version, at: timeText(now), by };
  const newsPart = news.length > 0 && { news: [...news] };
  const body = { ...head, ...newsPart, state: presentState(state, peopleIn(game)) };
  const isOwn = movers.includes(caller) && !names.includes('finished');
  const received = player.hasLeft && names.includes('finished') ? (['finished'] as const) : names;
  return (isOwn ? (['player-changed'] as const) : received).map((name) => ({ name, body }));
}
