import type { DailyBoardRow } from '@craque/common/contracts/daily.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { shownName } from '../../lib/shown-name.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { DailySign, dailyStateText } from '../../ui/daily/daily-look.tsx';
import { color, font, headingText, plainList, space } from '../../ui/tokens.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

export type BoardRowsProps = {
  /** The player's and their friends', the best first. */
  rows: readonly DailyBoardRow[];
  own: DailyBoardRow | null;
};

/** The friends who have finished the daily, with the player among them. */
export function BoardRows({ rows, own }: BoardRowsProps) {
  const { t } = useTranslation();
  const others = rows.filter(({ username }) => username !== own?.username);
  return (
    <Part>
      <h3>{t('daily.board.friends')}</h3>
      {others.length === 0 && <p>{t('daily.board.alone')}</p>}
      <List>
        {rows.map((each) => {
          const state = each.won ? 'solved' : 'lost';
          const isOwn = each.username === own?.username;
          return (
            <li key={each.username} data-own={isOwn || undefined}>
              <b>{each.rank}</b>
              <Avatar name={shownName(each)} url={each.avatarUrl} size={36} />
              <span>
                {shownName(each)}
                {isOwn && <VisuallyHidden> ({t('daily.board.you')})</VisuallyHidden>}
              </span>
              <small>
                <DailySign state={state} size={20} />
                {dailyStateText(t, state, each.guesses)}
              </small>
            </li>
          );
        })}
      </List>
    </Part>
  );
}

const Part = styled.section`
  h3 {
    ${headingText}
    margin: ${space[2]} 0;
    font: 900 22px/1 ${font.display};
  }
  > p {
    margin: 0 0 ${space[2]};
    color: ${color.quiet};
  }
`;

const List = styled.ol`
  ${plainList}
  li {
    display: grid;
    grid-template-columns: 2ch auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[3]};
    min-height: 52px;
    padding: 4px ${space[2]};
    border-bottom: 1px dashed ${color.rule};
  }
  li[data-own] {
    background: ${color.sunk};
    font-weight: 800;
  }
  b {
    font: 900 24px/1 ${font.display};
    text-align: right;
  }
  span {
    overflow-wrap: anywhere;
  }
  small {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    font-size: 15px;
    font-weight: 600;
  }
`;
