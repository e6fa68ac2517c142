import type { DailyBoard } from '@craque/common/contracts/daily.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { shownName } from '../../lib/shown-name.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { DailySign, dailyStateText } from '../../play/daily/daily-look.tsx';
import { color, inverted, media, plainList, space } from '../../ui/tokens.ts';
import { capitals, display, size } from '../../ui/type.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

export type BoardScope = 'friends' | 'everyone';

export type BoardRowsProps = {
  board: DailyBoard;
  scope: BoardScope;
  setScope: (scope: BoardScope) => void;
};

const scopes = ['friends', 'everyone'] as const;

/**
 * The board of a daily: the player's friends or everyone who has finished it, with the player among
 * them, or below them if they are further down.
 */
export function BoardRows({ board, scope, setScope }: BoardRowsProps) {
  const { t } = useTranslation();
  const { rows, own } = board;
  const isListed = rows.some(({ username }) => username === own?.username);
  const others = rows.filter(({ username }) => username !== own?.username);
  return (
    <section>
      <Choice role="group" aria-label={t('daily.board.whose')}>
        {scopes.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === scope}
            onClick={() => setScope(each)}
          >
            {t(`daily.board.${each}`)}
          </button>
        ))}
      </Choice>
      {others.length === 0 && scope === 'friends' && <Alone>{t('daily.board.alone')}</Alone>}
      <List>
        {[...rows, ...(own && !isListed ? [own] : [])].map((each) => {
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
    </section>
  );
}

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-bottom: ${space[2]};
  button {
    min-height: 44px;
    padding: 0 ${space[3]};
    border: 2px solid ${color.rule};
    background: ${color.field};
    color: ${color.ink};
    ${capitals(4)}
    cursor: pointer;
  }
  button[aria-pressed='true'] {
    border-color: ${color.ink};
    ${inverted}
  }
  ${media.forced} {
    button[aria-pressed='true'] {
      outline: 3px solid Highlight;
    }
  }
`;

const Alone = styled.p`
  margin: 0 0 ${space[2]};
  color: ${color.quiet};
`;

const List = styled.ol`
  ${plainList}
  li {
    display: grid;
    grid-template-columns: minmax(2ch, max-content) auto minmax(0, 1fr) auto;
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
    ${display(5)}
    text-align: right;
  }
  span {
    overflow-wrap: anywhere;
  }
  small {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    font-size: ${size(2)};
    font-weight: 600;
  }
`;
