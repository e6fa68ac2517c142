import type { GameView } from '@craque/common/contracts/games.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, space } from '../../ui/tokens.ts';
import { size } from '../../ui/type.ts';
import { FactGrid } from './fact-grid.tsx';
import { clueRows } from '../../play/sticker/clue-rows.ts';
import { useReaderLanguage } from '../../ui/language/reader-language.ts';
import { teamDateText } from './team-date-text.ts';

/** What the game itself tells about the athlete after a loss; the rest is for winners. */
export function ToldFacts({ game }: { game: GameView }) {
  const { t } = useTranslation();
  const language = useReaderLanguage();
  const facts = clueRows(t, language, game).flatMap(({ label, value }) =>
    value === null ? [] : [{ key: label, value }],
  );
  const ofTeam = teamDateText(t, language, game);
  return (
    <>
      <FactGrid facts={facts} />
      {ofTeam && <TeamDate>{ofTeam}</TeamDate>}
      <Note>{t('ending.more')}</Note>
    </>
  );
}

const TeamDate = styled.p`
  margin: ${space[3]} 0 0;
  color: ${color.quiet};
  font-size: ${size(2)};
`;

const Note = styled.p`
  margin: ${space[4]} 0 0;
  color: ${color.quiet};
  font-weight: 600;
  text-wrap: pretty;
`;
