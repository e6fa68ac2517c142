import type { GameView } from '@craque/common/contracts/games.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, space } from '../../../ui/tokens.ts';
import { FactGrid } from './fact-grid.tsx';
import { clueRows } from '../look/clue-rows.ts';
import { useReaderLanguage } from '../look/reader-language.ts';

/** What the game itself tells about the athlete after a loss; the rest is for winners. */
export function ToldFacts({ game }: { game: GameView }) {
  const { t } = useTranslation();
  const language = useReaderLanguage();
  const facts = clueRows(t, language, game).flatMap(({ label, value }) =>
    value === null ? [] : [{ key: label, value }],
  );
  return (
    <>
      <FactGrid facts={facts} />
      <Note>{t('ending.more')}</Note>
    </>
  );
}

const Note = styled.p`
  margin: ${space[4]} 0 0;
  color: ${color.quiet};
  font-weight: 600;
  text-wrap: pretty;
`;
