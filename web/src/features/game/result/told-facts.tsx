import type { GameView } from '@craque/common/contracts/games.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { caption, color, font, space } from '../../../ui/tokens.ts';
import { clueRows } from '../look/clue-rows.ts';
import { useReaderLanguage } from '../look/reader-language.ts';

/** What the game itself tells about the athlete after a loss; the rest is for winners. */
export function ToldFacts({ game }: { game: GameView }) {
  const { t } = useTranslation();
  const language = useReaderLanguage();
  return (
    <>
      <Facts>
        {clueRows(t, language, game).map(
          ({ label, value }) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Facts>
      <Note>{t('ending.more')}</Note>
    </>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: ${space[4]};
  margin: 0;
  dt {
    ${caption(14)}
    line-height: 1.25;
  }
  dd {
    margin: 2px 0 0;
    font: 900 26px/1.05 ${font.display};
    text-transform: uppercase;
    overflow-wrap: anywhere;
  }
`;

const Note = styled.p`
  margin: ${space[4]} 0 0;
  color: ${color.quiet};
  font-weight: 600;
  text-wrap: pretty;
`;
