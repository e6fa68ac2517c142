import type { GameView } from '@craque/common/contracts/games.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { useLanguage } from '../../ui/language/use-language.ts';
import { Text } from '../../ui/type.ts';
import { usedGuesses } from '../state/reveal.ts';

/** The athlete's strength at this level, and the score relative to par; nothing for too few players. */
export function ParLine({ game }: { game: GameView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { athleteStrength } = game;
  if (!athleteStrength) return null;
  const { players, solvedPercent, par } = athleteStrength;
  const { format } = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(solvedPercent / 100);
  const words = [t('result.solved', { percent })];
  if (par !== null) words.push(t('result.par', { par }));
  if (par !== null && game.won) {
    const over = usedGuesses(game) - par;
    const word = over < 0 ? 'underPar' : over > 0 ? 'overPar' : 'onPar';
    words.push(t(`result.${word}`, { by: Math.abs(over) }));
  }
  return (
    <Line>
      {words.join(', ')}
      <span>{t('result.players', { players: format(players) })}</span>
    </Line>
  );
}

const Line = styled(Text).attrs({ as: 'small', $step: 2, $weight: 600, $quiet: true })`
  display: block;
  &::first-letter {
    text-transform: uppercase;
  }
  span {
    display: block;
    font-weight: 400;
  }
`;
