import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readDailyArchive } from '@craque/common/contracts/daily.ts';
import { boardClosesAt, dailyNumber, dailyDateOf } from '@craque/common/domain/daily/daily-date.ts';
import { dailyGamePath, dailyPath } from '../../../lib/addresses/daily-address.ts';
import { longDate } from '../../../lib/time/date-texts.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { useDaily } from '../../../lib/use-daily.ts';
import { useRead } from '../../../lib/use-read.ts';
import { AlbumSpread } from '../../../ui/album/album-spread.tsx';
import { SteadyPage } from '../../../ui/album/steady-page.tsx';
import { useLanguage } from '../../../ui/language/use-language.ts';
import { blankPlaces } from '../daily-sticker.tsx';
import { DayResult } from '../day-result.tsx';
import { DailyPage, DailyStickers } from '../daily-page.tsx';
import { ArchiveSheet } from './archive-sheet.tsx';
import { inMonth, monthOf, plus, within } from './calendar-days.ts';

/** The date on this device, until the server has sent the player's. */
const deviceDate = () => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

/** A day on which clocks go back. */
const longestDay = 25 * 60 * 60 * 1000;

const earliest = '2026-01-01';

const useMonth = (date: string) => useRead(readDailyArchive, { query: { month: monthOf(date) } });

export function ArchiveScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const daily = useDaily().data;
  const today = daily?.date ?? deviceDate();
  const asked = dailyDateOf(query.get('date') ?? '');
  const wished = asked && asked < today ? asked : plus(today, -1);
  const known = useMonth(within(wished, { first: earliest, last: today })).data?.first;
  const isEmpty = known === null;
  const first = isEmpty ? today : (known ?? earliest);
  const bounds = { first: within(first, { first: earliest, last: today }), last: today };
  const [moved, setMoved] = useState<string>();
  const chosen = within(wished, bounds);
  const cursor = within(moved ?? chosen, bounds);
  const month = monthOf(cursor);
  const shownMonth = useMonth(cursor);
  const page = useRef<HTMLDivElement>(null);
  const day = useMonth(chosen).data?.days.find(({ date }) => date === chosen);
  const choose = (date: string, byKey: boolean) => {
    if (date === today) return void navigate(dailyPath);
    setMoved(date);
    setQuery({ date }, { replace: true });
    // The way on is on it, and before the calendar.
    if (byKey) page.current?.querySelector('a')?.focus();
  };
  const date = dailyDateOf(chosen);
  // The earliest time at which the player's date can have begun.
  const begun = daily && Date.parse(daily.nextAt) - longestDay;
  const isClosed = date !== undefined && begun !== undefined && boardClosesAt(date) <= begun;
  const results = (day?.sports ?? [])
    .filter(({ state }) => isClosed || state === 'solved' || state === 'lost')
    // The number of guesses is not shown here.
    .map(({ sport }) => ({ sport, gameId: null, own: undefined }));
  return (
    <SteadyPage>
      <title>{`${t('daily.archive.title')} · Craque`}</title>
      <AlbumSpread
        sport="soccer"
        page={
          <DailyPage
            ref={page}
            title={t('daily.archive.title')}
            line={longDate(language, chosen, true)}
            number={date && dailyNumber(date)}
          >
            <DailyStickers
              label={t('daily.labelOf', { date: longDate(language, chosen) })}
              places={(isEmpty ? daily?.sports : day?.sports) ?? blankPlaces}
              toOf={({ sport }) => dailyGamePath(sport, chosen)}
            />
          </DailyPage>
        }
        sheet={
          <ArchiveSheet
            month={month}
            remote={shownMonth}
            isEmpty={isEmpty}
            calendar={{
              ...{ bounds, today, chosen, cursor },
              covered: daily?.streak.covered ?? [],
              onChoose: choose,
              onMove: setMoved,
            }}
            onMonth={(step) => setMoved(within(inMonth(cursor, step), bounds))}
          >
            {results.length > 0 && <DayResult key={chosen} date={chosen} results={results} />}
          </ArchiveSheet>
        }
      />
    </SteadyPage>
  );
}
