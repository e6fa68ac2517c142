import type { DailyBoard } from '@craque/common/contracts/daily.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { shownName } from '../../lib/shown-name.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { DailySign, dailyStateText } from '../../play/daily/daily-look.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { List, ListRow, Row } from '../../ui/layout.ts';
import { color, inverted, media, space } from '../../ui/tokens.ts';
import { Display, Text, capitals } from '../../ui/type.ts';

export type BoardScope = 'friends' | 'everyone';

export type BoardRowsProps = {
  board: DailyBoard;
  scope: BoardScope;
  setScope: (scope: BoardScope) => void;
};

const columns = 'minmax(2ch, max-content) auto minmax(0, 1fr) auto';

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
      {others.length === 0 && scope === 'friends' && <Text $quiet>{t('daily.board.alone')}</Text>}
      <List as="ol" $ruled>
        {[...rows, ...(own && !isListed ? [own] : [])].map((each) => {
          const state = each.won ? 'solved' : 'lost';
          const isOwn = each.username === own?.username;
          return (
            <Line key={each.username} $columns={columns} data-own={isOwn || undefined}>
              <Display>{each.rank}</Display>
              <Avatar name={shownName(each)} url={each.avatarUrl} size={36} />
              <span>
                {shownName(each)}
                {isOwn && <VisuallyHidden> ({t('daily.board.you')})</VisuallyHidden>}
              </span>
              <Row $oneLine>
                <DailySign state={state} size={20} />
                <Text as="span" $step={2} $weight={600}>
                  {dailyStateText(t, state, each.guesses)}
                </Text>
              </Row>
            </Line>
          );
        })}
      </List>
    </section>
  );
}

const Choice = styled(Row)`
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

const Line = styled(ListRow)`
  padding: 4px ${space[2]};
  &[data-own] {
    background: ${color.sunk};
    font-weight: 800;
  }
  > span {
    overflow-wrap: anywhere;
  }
`;
