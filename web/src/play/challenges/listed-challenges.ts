import type { ChallengeItem } from '@craque/common/contracts/challenges.ts';
import type { PlayerView } from '@craque/common/contracts/challenge-view.ts';
import { challengeStages } from '@craque/common/domain/view/challenge-stage.ts';
import type { TFunction } from 'i18next';
import { shownName } from '../../lib/shown-name.ts';

/** Those that await the player first, finished ones last; the newest first within each. */
export function byStage(list: readonly ChallengeItem[]): ChallengeItem[] {
  const order = ({ stage }: ChallengeItem) => challengeStages.indexOf(stage);
  return [...list].sort((one, other) => order(one) - order(other));
}

/** The other players; those who will not come only if there are no others. */
export function opponentsOf({ players }: ChallengeItem, ownId: string) {
  const others = players.filter(({ userId }) => userId !== ownId);
  const coming = others.filter((player) => !hasGone(player));
  return coming.length > 0 ? coming : others;
}

const hasGone = ({ status }: PlayerView) => status === 'declined' || status === 'expired';

/** That everybody who was invited has declined or let it expire; undefined while anybody may play. */
export function nobodyText(
  t: TFunction,
  players: readonly PlayerView[],
  ownId: string | undefined,
): string | undefined {
  const others = players.filter(({ userId }) => userId !== ownId);
  const [one, more] = others;
  if (!one || !others.every(hasGone)) return undefined;
  const isOne = !more && one.status === 'declined';
  return isOne ? t('events.declined', { name: shownName(one) }) : t('challenges.nobody');
}

/** Players whose end or answer is awaited. */
export const awaitedIn = ({ players }: ChallengeItem) =>
  players.filter(({ status }) => status === 'playing' || status === 'invited');
