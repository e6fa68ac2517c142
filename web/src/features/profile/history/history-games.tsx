import { type HistoryItem, readHistory } from '@craque/common/contracts/history.ts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { call } from '../../../lib/api.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { useLeaveSignal } from '../../../lib/use-leave-signal.ts';
import { reads } from '../../../lib/use-read.ts';
import { UnknownFrame } from '../../../ui/album/empty-frame.tsx';
import { Blank } from '../../../ui/blank.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { LoadFailure, LoadingNote } from '../../../ui/form/load-failure.tsx';
import { ButtonLink, line, List, Stack } from '../../../ui/layout.ts';
import { useAction } from '../../../ui/toast/use-action.ts';
import { color, space } from '../../../ui/tokens.ts';
import { capitals, caption, Heading, Text } from '../../../ui/type.ts';
import { useProfileTexts } from '../profile-texts.ts';
import { usePart } from '../use-part.ts';
import { daysAgo, type HistoryDay, historyDays } from './history-days.ts';
import { HistoryRow } from './history-row.tsx';
import { OpenGames } from './open-games.tsx';

const blankRows = ['a', 'b', 'c', 'd', 'e'] as const;

/** Finished games at first, and added by each press of Show more. */
const step = 20;

/** The user's games: the open ones apart, the others by day, newest start first. */
export function HistoryGames() {
  const { state, data: games, refresh } = usePart(readHistory);
  if (state === 'failed') return <LoadFailure onRetry={refresh} />;
  if (state === 'loading') return <BlankHistory />;
  return games.length === 0 ? <NoGames /> : <AllGames games={games} />;
}

/** Maximum number of games per answer: fewer mean that there are no older ones. */
const page = 50;

function useOlderGames(games: readonly HistoryItem[]) {
  const { t } = useTranslation();
  const leaving = useLeaveSignal();
  const [last, setLast] = useState<number>();
  const query = { before: games.at(-1)?.id };
  const { run, busy } = useAction(
    async () => {
      const older = await call(readHistory, { query, signal: leaving() });
      setLast(older.length);
      reads.change(readHistory, {}, (all) => {
        const known = new Set(all.map(({ id }) => id));
        return [...all, ...older.filter(({ id }) => !known.has(id))];
      });
    },
    { failed: t('profile.failed') },
  );
  return { add: run, adding: busy, more: (last ?? games.length) >= page };
}

function AllGames({ games }: { games: readonly HistoryItem[] }) {
  const { t } = useTranslation();
  const { add, adding, more } = useOlderGames(games);
  const [wanted, setWanted] = useState(step);
  const [now] = useState(Date.now);
  const open = games.filter(({ completed }) => !completed);
  const done = games.filter(({ completed }) => completed);
  const days = historyDays(done.slice(0, wanted));
  const hasMore = more || done.length > wanted;
  const showMore = () => {
    setWanted(wanted + step);
    if (more && done.length < wanted + step) add();
  };
  return (
    <section aria-label={t('history.label')}>
      {open.length > 0 && <OpenGames games={open} />}
      {days.map((day, index) => (
        <Day
          key={day.start ?? 'unknown'}
          day={day}
          now={now}
          isWhole={!hasMore || index < days.length - 1}
        />
      ))}
      {hasMore && (
        <More variant="paper" busy={adding} onClick={showMore}>
          {t('history.more')}
        </More>
      )}
    </section>
  );
}

/** `isWhole`: no more of its games may follow, so their points can be added up. */
type DayProps = { day: HistoryDay; now: number; isWhole: boolean };

function Day({ day: { start, games }, now, isWhole }: DayProps) {
  const { t } = useTranslation();
  const { date, number, relativeDay } = useProfileTexts();
  const text = start === undefined ? undefined : date(new Date(start).toISOString());
  const name = start === undefined ? undefined : relativeDay(daysAgo(start, now));
  const points = games.reduce((sum, { score }) => sum + score, 0);
  return (
    <>
      <Head>
        <b>{name ?? text ?? t('history.recently')}</b>
        {name && <span>{text}</span>}
        {isWhole && points > 0 && <i>{t('game.points', { points: number(points) })}</i>}
      </Head>
      <List as="ol">
        {games.map((game) => (
          <HistoryRow key={game.id} game={game} />
        ))}
      </List>
    </>
  );
}

function NoGames() {
  const { t } = useTranslation();
  return (
    <Stack $align="start" $pad={3}>
      <Places aria-hidden="true">
        <UnknownFrame />
        <UnknownFrame />
        <UnknownFrame />
      </Places>
      <Heading $step={7}>{t('history.emptyTitle')}</Heading>
      <Text $quiet>{t('history.emptyText')}</Text>
      <ButtonLink to="/">{t('history.play')}</ButtonLink>
    </Stack>
  );
}

function BlankHistory() {
  return (
    <>
      <LoadingNote />
      <List $ruled aria-hidden="true">
        {blankRows.map((each) => (
          <BlankRow key={each}>
            <Blank $width="52px" />
            <Blank $width="55%" />
          </BlankRow>
        ))}
      </List>
    </>
  );
}

const Head = styled.h2`
  display: flex;
  align-items: baseline;
  gap: ${space[3]};
  margin: ${space[6]} 0 0;
  padding-bottom: 6px;
  border-bottom: 2px solid ${color.ink};
  ${caption()}
  &:first-child {
    margin-top: 0;
  }
  b {
    color: ${color.ink};
    ${capitals(6)}
  }
  i {
    margin-left: auto;
    color: ${color.ink};
    font-style: normal;
    font-weight: 700;
  }
`;

/** As high as a `HistoryRow`. */
const BlankRow = styled.li`
  ${line(4)}
  height: 92px;
  > :first-child {
    height: 71px;
  }
`;

const More = styled(Button)`
  margin-top: ${space[5]};
`;

const Places = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 132px));
  gap: ${space[4]};
  width: 100%;
  rotate: -1.5deg;
`;
