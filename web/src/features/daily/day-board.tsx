import { type DailyBoard, readDailyBoard } from '@craque/common/contracts/daily.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../lib/session-store.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useRead } from '../../lib/use-read.ts';
import { useLanguage } from '../../ui/language/use-language.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { LoadFailure } from '../../ui/form/load-failure.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import { line, List, ListRow, Row, Stack } from '../../ui/layout.ts';
import { Display, display, size, Text } from '../../ui/type.ts';
import { keyframes, styled } from 'styled-components';
import { shownName, shownPicture } from '../../lib/shown-name.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { PersonName } from '../../play/people/person-name.tsx';
import { DailySign, dailyStateText } from '../../play/daily/daily-sign.tsx';
import { center, color, duration, plainList, space, still } from '../../ui/tokens.ts';
import { Icon } from '../../ui/icon.tsx';

type DayBoardProps = {
  sport: Sport;
  date: string;
  /** The player's own guesses, if they solved it; absent if they have not played it to its end. */
  own: number | 'lost' | undefined;
  share?: ReactNode;
};

/** How everybody did with a daily: the guesses of all, and its board for who has an account. */
export function DayBoard({ sport, date, own, share }: DayBoardProps) {
  const { t } = useTranslation();
  const session = useSession();
  const isUser = session.state === 'user';
  const [scope, setScope] = useState<BoardScope>('friends');
  const query = { sport, date, scope: isUser ? scope : ('everyone' as const) };
  const board = useRead(readDailyBoard, { query }, { keepsBefore: true });
  return (
    <Stack data-sport={sport} $gap={4}>
      {share && <Row $gap={4}>{share}</Row>}
      {board.state === 'failed' && (
        <LoadFailure text={t('daily.board.failed')} onRetry={board.refresh} />
      )}
      {board.state === 'loading' && (
        <VisuallyHidden role="status">{t('app.loading')}</VisuallyHidden>
      )}
      {board.state === 'ready' && (
        <>
          <Solved board={board.data} own={own} />
          {isUser && <BoardRows board={board.data} {...{ scope, setScope }} />}
        </>
      )}
    </Stack>
  );
}

function Solved({ board, own }: { board: DailyBoard; own: DayBoardProps['own'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { distribution, players } = board;
  if (!distribution) return <Text $quiet>{t('daily.board.few')}</Text>;
  const solved = distribution.reduce((sum, each) => sum + each, 0);
  const form = new Intl.NumberFormat(language, { style: 'percent' });
  const number = new Intl.NumberFormat(language);
  return (
    <>
      <Text $step={4} $weight={700}>
        {t('daily.board.solvedBy', {
          percent: form.format(solved / players),
          players: number.format(players),
        })}
      </Text>
      <Distribution {...{ distribution, players, own }} />
    </>
  );
}

const scopes = ['friends', 'everyone'] as const;
type BoardScope = (typeof scopes)[number];

type BoardRowsProps = {
  board: DailyBoard;
  scope: BoardScope;
  setScope: (scope: BoardScope) => void;
};

const columns = 'minmax(2ch, max-content) auto minmax(0, 1fr) auto';

function BoardRows({ board, scope, setScope }: BoardRowsProps) {
  const { t } = useTranslation();
  const { rows, own } = board;
  const isListed = rows.some(({ username }) => username === own?.username);
  const others = rows.filter(({ username }) => username !== own?.username);
  return (
    <Stack as="section" $gap={2}>
      <Segments
        legend={t('daily.board.whose')}
        value={scope}
        options={scopes.map((value) => ({ value, label: t(`daily.board.${value}`) }))}
        onChoose={setScope}
      />
      {others.length === 0 && scope === 'friends' && <Text $quiet>{t('daily.board.alone')}</Text>}
      <List as="ol" $ruled>
        {[...rows, ...(own && !isListed ? [own] : [])].map((each) => {
          const state = each.won ? 'solved' : 'lost';
          const isOwn = each.username === own?.username;
          return (
            <Line key={each.username} $columns={columns} data-own={isOwn || undefined}>
              <Display>{each.rank}</Display>
              <Avatar name={shownName(each)} url={shownPicture(each)} size={36} />
              <span>
                <PersonName person={each} />
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
    </Stack>
  );
}

const Line = styled(ListRow)`
  padding: 4px ${space[2]};
  &[data-own] {
    background: ${color.sunk};
    font-weight: 800;
  }
  > span {
    overflow-wrap: anywhere;
  }
  > span b {
    font-weight: inherit;
  }
`;

type DistributionProps = {
  /** How many solved it with one guess, with two, and so on; the others did not. */
  distribution: readonly number[];
  players: number;
  own: number | 'lost' | undefined;
};

function Distribution({ distribution, players: all, own }: DistributionProps) {
  const { t } = useTranslation();
  const form = new Intl.NumberFormat(useLanguage(), { style: 'percent' });
  const lost = distribution.reduce((left, each) => left - each, all);
  const bars = [
    ...distribution.map((players, index) => ({ key: index + 1, players })),
    { key: 'lost' as const, players: lost },
  ];
  const most = Math.max(...bars.map(({ players }) => players), 1);
  return (
    <Bars>
      {bars.map(({ key, players }) => {
        const percent = form.format(players / all);
        return (
          <li key={key} data-own={key === own || undefined}>
            <VisuallyHidden>
              {key === 'lost'
                ? t('daily.board.barLost', { percent })
                : t('daily.board.bar', { guesses: key, percent })}
              {key === own && `, ${t('daily.board.you')}`}
            </VisuallyHidden>
            <b aria-hidden="true">{key === 'lost' ? <Icon name="close" size={16} /> : key}</b>
            <span aria-hidden="true">
              <i style={{ width: `${(100 * players) / most}%` }} />
              <em>{percent}</em>
            </span>
          </li>
        );
      })}
    </Bars>
  );
}

const grow = keyframes`from { transform: scaleX(0); }`;

const Bars = styled.ol`
  ${plainList}
  display: grid;
  gap: 5px;
  li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    align-items: center;
    gap: ${space[2]};
  }
  b {
    ${center}
    ${display(4)}
  }
  li > span:last-child {
    ${line(2)}
    min-width: 0;
    padding-right: 52px;
  }
  i {
    flex: none;
    height: 26px;
    min-width: 4px;
    background: ${color.ink};
    transform-origin: left;
    animation: ${grow} ${duration.calm} ease-out;
    ${still}
  }
  em {
    margin-right: -52px;
    font-size: ${size(2)};
    font-style: normal;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  [data-own] {
    i {
      background: ${color.glow};
    }
    em {
      font-weight: 800;
    }
  }
`;
