import type { PlayerStatus } from './challenge-state.ts';

/**
 * Where a challenge stands for one player. `invited`: their answer is awaited; `running`: they
 * play; `waiting`: they are done and others are not; `over`: it is finished.
 */
export const challengeStages = ['invited', 'running', 'waiting', 'over'] as const;
export type ChallengeStage = (typeof challengeStages)[number];

const endedStatuses: readonly PlayerStatus[] = ['won', 'lost', 'abandoned'];

export function challengeStageOf(own: PlayerStatus, isFinished: boolean): ChallengeStage {
  if (isFinished) return 'over';
  if (own === 'invited') return 'invited';
  return endedStatuses.includes(own) ? 'waiting' : 'running';
}

/** What everybody in an audience is shown of the winner. */
type ShownState = {
  players: readonly {
    userId: string;
    username: string;
    score?: number | undefined;
    timeTaken?: number | undefined;
  }[];
  challenge: { creatorId: string; winnerId?: string | undefined };
};

/**
 * The fields about the first winner, as seen by the player with this id; they never change once
 * set.
 */
export function winnerFieldsOf({ players, challenge }: ShownState, ownId: string) {
  const { winnerId } = challenge;
  const winner = players.find(({ userId }) => userId === winnerId);
  const { username = null, score = null, timeTaken = null } = winner ?? {};
  const isTold = username !== null && score !== null && timeTaken !== null;
  return {
    gameCompletedByOtherPlayer: winner !== undefined && winnerId !== ownId,
    winnerInfo: isTold ? { username, score, timeTaken } : null,
    winnerUsername: username,
    winnerScore: score,
    winnerTimeTaken: timeTaken,
  };
}
