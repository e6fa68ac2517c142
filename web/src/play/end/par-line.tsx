import type { GameView } from '@craque/common/contracts/games.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { useReaderLanguage } from '../../ui/language/reader-language.ts';
import { usedGuesses } from '../state/reveal.ts';

/**
 * The athlete's strength at this level, the game relative to par in golfers' words, and the number
 * of players measured; nothing for too few players.
 */
export function ParLine({ game }: { game: GameView }) {
  const { t } = useTranslation();
  const language = useReaderLanguage();
  const { athleteStrength } = game;
  if (!athleteStrength) return null;
  const { players, solvedPercent, par } = athleteStrength;
  const format = (value: number, style: 'percent' | 'decimal') =>
    new Intl.NumberFormat(language, { style }).format(value);
  const solved = t('result.solved', { percent: format(solvedPercent / 100, 'percent') });
  const over = par === null || !game.won ? undefined : usedGuesses(game) - par;
  const words = [
    solved,
    par !== null && t('result.par', { par }),
    over !== undefined && over < 0 && t('result.underPar', { by: -over }),
    over === 0 && t('result.onPar'),
    over !== undefined && over > 0 && t('result.overPar', { by: over }),
  ].filter((word) => word !== false);
  return (
    <Line>
      {words.join(', ')}
      <span>{t('result.players', { players: format(players, 'decimal') })}</span>
    </Line>
  );
}

const Line = styled.small`
  display: block;
  font-weight: 600;
  &::first-letter {
    text-transform: uppercase;
  }
  span {
    display: block;
    font-weight: 400;
  }
`;
