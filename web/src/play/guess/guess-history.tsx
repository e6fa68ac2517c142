import type { GameView } from '@craque/common/contracts/games.ts';
import type { ComponentType } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { GuessVoice } from './guess-voice.tsx';

export type GuessHistoryProps = {
  game: GameView | undefined;
  /** The rows, which nobody needs before the first guess. */
  rows: ComponentType<{ game: GameView }>;
};

/** There before the game, because a live region must exist when its first text arrives. */
export function GuessHistory({ game, rows: Rows }: GuessHistoryProps) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('game.history.title')}>
      <GuessVoice game={game} />
      {game && game.guesses.length > 0 && <Rows game={game} />}
    </section>
  );
}
