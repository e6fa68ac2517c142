import type { DailyArchive } from '@craque/common/contracts/daily.ts';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { longDate, longMonth } from '../../../lib/time/date-texts.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { type DailyState, dailyStateText } from '../../../play/daily/daily-sign.tsx';
import { ShieldSign } from '../streak-block.tsx';
import { useLanguage } from '../../../ui/language/use-language.ts';
import { color, media, space } from '../../../ui/tokens.ts';
import { display, fluid, size } from '../../../ui/type.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type Bounds, dateAfterKey, firstWeekday, weeksOf } from './calendar-days.ts';

type Day = DailyArchive['days'][number];

export type CalendarProps = {
  month: string;
  days: readonly Day[];
  bounds: Bounds;
  today: string;
  covered: readonly string[];
  chosen: string;
  /** The date that the keys start from: the only one in the order of tabs. */
  cursor: string;
  /** `byKey`: without a pointer. */
  onChoose: (date: string, byKey: boolean) => void;
  onMove: (date: string) => void;
};

/** One date is in the order of tabs; arrows, Home, End, Page Up and Page Down move from it. */
export function Calendar(props: CalendarProps) {
  const { month, days, bounds, today, covered, chosen, cursor, onChoose, onMove } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  const week = firstWeekday(language);
  const byDate = new Map(days.map((each) => [each.date, each]));
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus();
  }, [cursor]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = dateAfterKey(event.key, cursor, week, bounds);
    if (to === undefined) return;
    event.preventDefault();
    if (to === cursor) return;
    moved.current = true;
    onMove(to);
  };
  const cellOf = (date: string | undefined, at: number) => {
    if (date === undefined) return <td key={at} />;
    const isOut = date < bounds.first || date > bounds.last;
    const marks = byDate.get(date)?.sports ?? [];
    const isCovered = covered.includes(date);
    return (
      <td key={date} aria-current={date === today && 'date'}>
        <Cell
          type="button"
          data-date={date}
          aria-pressed={date === chosen}
          tabIndex={date === cursor ? 0 : -1}
          disabled={isOut}
          onClick={({ detail }) => onChoose(date, detail === 0)}
        >
          <VisuallyHidden>
            {[
              longDate(language, date),
              date === today && t('daily.archive.today'),
              isCovered && t('daily.freeze.one'),
              ...marks.map(({ sport, state }) =>
                t('labelled', { label: t(`sports.${sport}`), value: dailyStateText(t, state) }),
              ),
            ]
              .filter(Boolean)
              .join(', ')}
          </VisuallyHidden>
          <b aria-hidden="true">{Number(date.slice(8))}</b>
          {isCovered && <ShieldSign held size={16} />}
          <span aria-hidden="true">
            {marks.map(({ sport, state }) => (
              <DayMark key={sport} state={state} />
            ))}
          </span>
        </Cell>
      </td>
    );
  };
  return (
    <Grid
      ref={grid}
      role="grid"
      aria-label={longMonth(language, month)}
      aria-describedby="calendar-keys"
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {weekdays(language, week).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, week).map((each) => (
          <tr key={each.find((date) => date !== undefined)}>{each.map(cellOf)}</tr>
        ))}
      </tbody>
    </Grid>
  );
}

function weekdays(language: ReturnType<typeof useLanguage>, first: 0 | 1) {
  const nameOf = (weekday: 'short' | 'long', day: number) =>
    new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(
      // The fourth of January 2026 is a Sunday.
      new Date(Date.UTC(2026, 0, 4 + first + day)),
    );
  return Array.from({ length: 7 }, (_, day) => ({
    short: nameOf('short', day).replace('.', ''),
    long: nameOf('long', day),
  }));
}

const Grid = styled.table`
  width: 100%;
  border-spacing: 4px;
  border-collapse: separate;
  table-layout: fixed;
  th {
    padding: ${space[1]} 0;
    color: ${color.quiet};
    font-size: ${size(2)};
    font-weight: 700;
  }
  td {
    padding: 0;
  }
  ${media.mobile} {
    border-spacing: 2px;
  }
`;

const Cell = styled.button`
  position: relative;
  display: grid;
  align-content: space-between;
  justify-items: start;
  box-sizing: border-box;
  width: 100%;
  min-height: ${fluid(46, 72)};
  padding: ${fluid(4, 8)} ${fluid(3, 8)};
  border: 2px solid ${color.rule};
  border-radius: 6px;
  background: ${color.field};
  color: ${color.ink};
  cursor: pointer;
  b {
    ${display(5)}
  }
  > svg {
    position: absolute;
    top: ${fluid(2, 5)};
    right: ${fluid(2, 5)};
    width: ${fluid(13, 16)};
    height: auto;
  }
  > span:last-child {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: ${fluid(1, 3)};
    width: 100%;
    min-height: ${fluid(9, 13)};
  }
  > span svg {
    width: min(${fluid(8, 13)}, 100%);
    height: auto;
  }
  &:disabled {
    border-style: dashed;
    background: none;
    color: ${color.quiet};
    cursor: default;
    b {
      opacity: 0.6;
    }
  }
  [aria-current='date'] > & b {
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 4px;
  }
  &[aria-pressed='true'] {
    border-color: ${color.ink};
    box-shadow: inset 0 0 0 2px ${color.ink};
  }
  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${color.ink};
    }
  }
`;

const strokes = { fill: 'none', strokeWidth: 2.4, strokeLinecap: 'round' } as const;

export function DayMark({ state }: { state: DailyState }) {
  return (
    <svg width="14" viewBox="0 0 12 12" aria-hidden="true">
      {shapes[state]}
    </svg>
  );
}

const shapes: Readonly<Record<DailyState, ReactNode>> = {
  solved: <circle cx="6" cy="6" r="5.4" fill={color.veryClose} />,
  lost: <path d="M2 2l8 8M10 2l-8 8" stroke={color.far} {...strokes} />,
  playing: <path d="M6 .4L11.6 6 6 11.6.4 6z" fill={color.close} />,
  open: <circle cx="6" cy="6" r="4.6" stroke={color.quiet} fill="none" strokeWidth="1.6" />,
  missed: <path d="M2 6h8" stroke={color.quiet} {...strokes} />,
};
