import type { ChallengeItem } from '@craque/common/contracts/challenges.ts';
import { challengeStages } from '@craque/common/domain/view/challenge-stage.ts';

/** Those that await the player first, finished ones last; the newest first within each. */
export function byStage(list: readonly ChallengeItem[]): ChallengeItem[] {
  const order = ({ stage }: ChallengeItem) => challengeStages.indexOf(stage);
  return [...list].sort((one, other) => order(one) - order(other));
}

/** The other players; those who will not come only if there are no others. */
export function opponentsOf({ players }: ChallengeItem, ownId: string) {
  const others = players.filter(({ userId }) => userId !== ownId);
  const coming = others.filter(({ status }) => status !== 'declined' && status !== 'expired');
  return coming.length > 0 ? coming : others;
}

/** Players whose end or answer is awaited. */
export const awaitedIn = ({ players }: ChallengeItem) =>
  players.filter(({ status }) => status === 'playing' || status === 'invited');
