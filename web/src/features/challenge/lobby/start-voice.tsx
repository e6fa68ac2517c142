import type { GameView } from '@craque/common/contracts/games.ts';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { countdown as countdownMs } from '@craque/common/domain/game/starting.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Challenge } from '../state/challenge-store.ts';

/**
 * Says once that the start is near, and once that it has come; always rendered, because a region
 * inserted together with its text is not read.
 */
export function StartVoice({ game, shared }: { game: GameView; shared: Challenge }) {
  const { t } = useTranslation();
  const hasOpened = useStore(shared, (state) => state.hasOpened);
  const seconds = countdownMs / 1000;
  return (
    <>
      <VisuallyHidden role="status">
        {game.lobby?.startsAt && t('challenge.lobby.count', { seconds })}
      </VisuallyHidden>
      <VisuallyHidden role="alert">
        {hasOpened && !game.completed && t('challenge.lobby.go')}
      </VisuallyHidden>
    </>
  );
}
