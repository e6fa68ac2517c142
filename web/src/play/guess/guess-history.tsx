import type { GameView } from '@craque/common/contracts/games.ts';
import type { ComponentType } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { GuessVoice } from './guess-voice.tsx';

export type GuessHistoryProps = {
  game: GameView | undefined;
  /** The rows, not needed before the first guess. */
  rows: ComponentType<{ game: GameView }>;
};

/** Rendered before the game, as a live region must exist before its first text. */
export function GuessHistory({ game, rows: Rows }: GuessHistoryProps) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('game.history.title')}>
      <GuessVoice game={game} />
      {game && game.guesses.length > 0 && <Rows game={game} />}
    </section>
  );
}
