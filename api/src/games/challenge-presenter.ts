import type { ChallengeView, PlayerView } from '@craque/common/contracts/multiplayer-view.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import type { SeenGame, SeenSharing } from '@craque/common/domain/view/game-view.ts';
import type { SeenRival } from '@craque/common/domain/view/opponents.ts';
import { deletedPerson, type People } from './people.ts';

function presentRival(people: People, rival: SeenRival): PlayerView {
  const { userId, isGuest, status, guessesUsed, bestBand, result, timeline } = rival;
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

function presentChallenge(shared: SeenSharing): ChallengeView {
  const { you, creator, winner, finish, cancelled, rematch, nextGhostStep } = shared;
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

/** The first to win, also where it is the caller; nothing changes it afterwards (D27, D28). */
function presentWinner({ winner, shared }: SeenGame, people: People): WinnerFields {
  const none = {
    gameCompletedByOtherPlayer: false,
    winnerInfo: null,
    winnerUsername: null,
    winnerScore: null,
    winnerTimeTaken: null,
  };
  if (!shared?.winner || !winner) return none;
  const { username } = people.get(shared.winner) ?? deletedPerson;
  const { score, timeTaken } = winner;
  return {
    gameCompletedByOtherPlayer: shared.winner !== shared.you,
    winnerInfo: { username, score, timeTaken },
    winnerUsername: username,
    winnerScore: score,
    winnerTimeTaken: timeTaken,
  };
}

/** What the view of a shared game has beside that of a solo one. `ticket`: see the contract. */
export function presentSharing(seen: SeenGame, people: People, ticket: string | null) {
  const { shared } = seen;
  return {
    isMultiplayer: shared !== undefined,
    ...presentWinner(seen, people),
    ...(shared && {
      players: shared.rivals.map((rival) => presentRival(people, rival)),
      challenge: presentChallenge(shared),
      ticket: shared.watchable ? ticket : null,
    }),
  };
}
