import type { ChallengeView, PlayerView } from '@craque/common/contracts/challenge-view.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import type { SeenGame, SeenChallenge } from '@craque/common/domain/view/game-view.ts';
import type { SeenOpponent } from '@craque/common/domain/view/opponents.ts';
import { deletedPerson, type People } from './people.ts';

function presentOpponent(people: People, opponent: SeenOpponent): PlayerView {
  const { userId, isGuest, status, guessesUsed, bestBand, result, timeline } = opponent;
  return {
    userId,
    ...(people.get(userId) ?? deletedPerson),
    isGuest,
    status,
    guessesUsed,
    bestBand: bestBand ?? null,
    score: result?.score ?? null,
    timeTaken: result?.timeTaken ?? null,
    hints: result?.hints ?? null,
    ...(timeline && { timeline: timeline.map((step) => ({ ...step })) }),
  };
}

function presentChallengeView(challenge: SeenChallenge): ChallengeView {
  const { you, creator, winner, finish, cancelled, rematch, nextGhostStep } = challenge;
  return {
    you,
    creatorId: creator,
    winnerId: winner ?? null,
    finished: finish ?? null,
    cancelled,
    rematchId: rematch ?? null,
    nextGhostStep: nextGhostStep ?? null,
  };
}

type WinnerFields = Pick<
  GameView,
  'gameCompletedByOtherPlayer' | 'winnerInfo' | 'winnerUsername' | 'winnerScore' | 'winnerTimeTaken'
>;

/** The first to win, also where it is the caller; nothing changes it afterwards. */
function presentWinner({ winner, challenge }: SeenGame, people: People): WinnerFields {
  const none = {
    gameCompletedByOtherPlayer: false,
    winnerInfo: null,
    winnerUsername: null,
    winnerScore: null,
    winnerTimeTaken: null,
  };
  if (!challenge?.winner || !winner) return none;
  const { username } = people.get(challenge.winner) ?? deletedPerson;
  const { score, timeTaken } = winner;
  return {
    gameCompletedByOtherPlayer: challenge.winner !== challenge.you,
    winnerInfo: { username, score, timeTaken },
    winnerUsername: username,
    winnerScore: score,
    winnerTimeTaken: timeTaken,
  };
}

/** What the view of a challenge has beside that of a solo one. `ticket`: see the contract. */
export function presentChallenge(seen: SeenGame, people: People, ticket: string | null) {
  const { challenge } = seen;
  return {
    isMultiplayer: challenge !== undefined,
    ...presentWinner(seen, people),
    ...(challenge && {
      players: challenge.opponents.map((opponent) => presentOpponent(people, opponent)),
      challenge: presentChallengeView(challenge),
      ticket: challenge.watchable ? ticket : null,
    }),
  };
}
