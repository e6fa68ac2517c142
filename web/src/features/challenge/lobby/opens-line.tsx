import type { PlayerView } from '@craque/common/contracts/challenge-view.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { shownName } from '../../../lib/shown-name.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { durationText } from '../../../play/guess/duration-text.ts';
import { type GameStore, useGame } from '../../../play/state/game-store.ts';
import { Text } from '../../../ui/type.ts';
import { useNow } from '../../../ui/use-now.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

export type OpensLineProps = { store: GameStore; game: GameView; starter: PlayerView | undefined };

/** For players who wait for somebody's Start: when they may press it themselves. */
export function OpensLine({ store, game, starter }: OpensLineProps) {
  const { t } = useTranslation();
  const skew = useGame(store, (state) => state.skew);
  const opensAt = game.challenge?.startOpensAt;
  const isOther = starter !== undefined && starter.userId !== game.own?.userId;
  const open = isOther && game.lobby?.canStart === true && t('challenge.lobby.open');
  return (
    <>
      {isOther && !open && opensAt !== undefined && (
        <Left name={shownName(starter)} opensAt={Date.parse(opensAt) - skew} />
      )}
      {open && (
        <Text as="small" $step={2} $quiet $weight={600} aria-hidden="true">
          {open}
        </Text>
      )}
      <VisuallyHidden role="status">{open}</VisuallyHidden>
    </>
  );
}

/** `opensAt` by this device's clock (ms). */
function Left({ name, opensAt }: { name: string; opensAt: number }) {
  const { t } = useTranslation();
  const time = durationText(Math.ceil((opensAt - useNow(1000)) / 1000));
  return (
    <Text as="small" $step={2} $quiet $weight={600}>
      {t('challenge.lobby.opens', { name, time })}
    </Text>
  );
}
