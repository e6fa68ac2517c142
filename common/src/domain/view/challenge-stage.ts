export const playerStatuses = [
  'invited',
  'playing',
  'won',
  'lost',
  'abandoned',
  'declined',
  'expired',
] as const;
export type PlayerStatus = (typeof playerStatuses)[number];

/** `invited`: their answer is awaited; `running`: they play; `waiting`: others do; `over`. */
export const challengeStages = ['invited', 'running', 'waiting', 'over'] as const;
export type ChallengeStage = (typeof challengeStages)[number];

const endedStatuses: readonly PlayerStatus[] = ['won', 'lost', 'abandoned'];

export function challengeStageOf(own: PlayerStatus, isFinished: boolean): ChallengeStage {
  if (isFinished) return 'over';
  if (own === 'invited') return 'invited';
  return endedStatuses.includes(own) ? 'waiting' : 'running';
}

type ShownState = {
  players: readonly {
    userId: string;
    username: string;
    score?: number | undefined;
    timeTaken?: number | undefined;
  }[];
  challenge: { creatorId: string; winnerId?: string | undefined };
};

export function winnerFieldsOf({ players, challenge }: ShownState, ownId: string) {
  const { winnerId } = challenge;
  const winner = players.find(({ userId }) => userId === winnerId);
  const { username = null, score = null, timeTaken = null } = winner ?? {};
  const isKnown = username !== null && score !== null && timeTaken !== null;
  return {
    gameCompletedByOtherPlayer: winner !== undefined && winnerId !== ownId,
    winnerInfo: isKnown ? { username, score, timeTaken } : null,
    winnerUsername: username,
    winnerScore: score,
    winnerTimeTaken: timeTaken,
  };
}
