import type { PlayerView } from '@craque/common/contracts/challenge-view.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { shownName } from '../../lib/shown-name.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useLanguage } from '../../ui/language/use-language.ts';

/** Who has started and can still win. */
export const stillPlaying = ({ players = [] }: { players?: readonly PlayerView[] | undefined }) =>
  players.filter(({ status, waiting }) => status === 'playing' && !waiting);

/** Has lost a challenge in which somebody can still win. */
export const isToBeTold = ({ challenge, completed, abandoned, athleteName }: GameView): boolean =>
  challenge !== undefined && completed && !abandoned && athleteName === null;

/** Why the name of a challenge's athlete is not told yet. */
export function useSecretText(game: GameView): string {
  const { t } = useTranslation();
  const language = useLanguage();
  const names = isToBeTold(game) ? stillPlaying(game).map(shownName) : [];
  if (names.length === 0) return t('challenge.untold');
  return t('challenge.stillPlaying', { names: new Intl.ListFormat(language).format(names) });
}
