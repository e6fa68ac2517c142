import type { GameView } from '@craque/common/contracts/games.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { newsText, useRaceNews } from '../opponents/use-race-news.ts';
import { opponentsIn } from '../state/shown-opponent.ts';

/** Tells screen readers who has come and who has declined, which the places show to the others. */
export function LobbyVoice({ game }: { game: GameView }) {
  const { t } = useTranslation();
  const opponents = useMemo(() => opponentsIn(game), [game]);
  const { news } = useRaceNews(opponents);
  const lines = news.map((each) => newsText(t, each, game.totalGuesses));
  return <VisuallyHidden role="status">{lines.join('. ')}</VisuallyHidden>;
}
