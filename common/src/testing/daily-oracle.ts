import type { DailyGame } from '../domain/daily/daily-archive.ts';
import type { DailyEntry, DailyStreak } from '../domain/daily/daily-streak.ts';

/* The rules of the daily athlete a second time, in another way: a diary is written day by day and
   everything is counted anew. Imports only types from the rules. */

type Line = { happened: 'played' | 'frozen' | 'refunded' | 'broken'; date: string };

const hours = (count: number): number => count * 3_600_000;

/** Through the fields of a date, which carry over months and years by themselves. */
export function nextDay(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10);
}

/** Local dates as Swedes write them. Keeps the format of each zone, which is slow to make. */
export function createWallClock(): (now: number, zone: string) => string {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (now, zone) => {
    const format = formats.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
    formats.set(zone, format);
    return format.format(now);
  };
}

/** Asks every whole hour of offset that is in use on the earth. */
export function isTodayAtSomeOffset(date: string, now: number): boolean {
  for (let offset = -12; offset <= 14; offset += 1)
    if (new Date(now + hours(offset)).toISOString().startsWith(date)) return true;
  return false;
}

const datesOf = (diary: readonly Line[], happened: Line['happened']): string[] =>
  diary.filter((line) => line.happened === happened).map(({ date }) => date);

const streakOf = (diary: readonly Line[]): Line[] =>
  diary.slice(diary.findLastIndex(({ happened }) => happened === 'broken') + 1);

function freezesIn(diary: readonly Line[]): number {
  let freezes = 0;
  let row = 0;
  for (const { happened } of diary) {
    row = happened === 'broken' ? 0 : row + (happened === 'played' ? 1 : 0);
    const earned = happened === 'refunded' || (happened === 'played' && row % 7 === 0);
    if (earned && freezes < 2) freezes += 1;
    if (happened === 'frozen') freezes -= 1;
  }
  return freezes;
}

const coveredIn = (diary: readonly Line[]): string[] => {
  const back = new Set(datesOf(diary, 'refunded'));
  return datesOf(diary, 'frozen')
    .filter((date) => !back.has(date))
    .toSorted();
};

function waitUntil(diary: Line[], date: string): void {
  const latest = datesOf(streakOf(diary), 'played').toSorted().at(-1);
  if (latest === undefined) return;
  for (let day = nextDay(latest); day < date; day = nextDay(day)) {
    const happened = freezesIn(diary) > 0 ? 'frozen' : 'broken';
    diary.push({ happened, date: day });
    if (happened === 'broken') return;
  }
}

export function streakByDiary(
  entries: readonly DailyEntry[],
  today: string,
  now: number,
): DailyStreak {
  const diary: Line[] = [];
  let [previous, longest] = [-hours(1_000), 0];
  const left = entries.filter(({ finishedAt }) => finishedAt !== undefined);
  while (left.length > 0) {
    const start = Math.min(...left.map(({ startedAt }) => startedAt));
    const dates = left.filter((entry) => entry.startedAt === start).map(({ date }) => date);
    const [date = ''] = dates.toSorted();
    left.splice(
      left.findIndex((entry) => entry.startedAt === start && entry.date === date),
      1,
    );
    if (start >= previous + hours(48)) waitUntil(diary, date);
    if (!datesOf(streakOf(diary), 'played').includes(date)) {
      if (coveredIn(diary).includes(date)) diary.push({ happened: 'refunded', date });
      diary.push({ happened: 'played', date });
    }
    previous = start;
    longest = Math.max(longest, datesOf(streakOf(diary), 'played').length);
  }
  if (now >= previous + hours(48)) waitUntil(diary, today);
  const played = datesOf(streakOf(diary), 'played');
  return {
    current: played.length,
    longest,
    freezes: freezesIn(diary),
    covered: coveredIn(diary) as unknown as DailyStreak['covered'],
    atRisk: played.length > 0 && played.every((date) => date < today),
    livesUntil: played.length > 0 ? previous + hours(48) : null,
  };
}

/** `date sport state game` of every day from `first` until yesterday. */
export function archiveByDays(first: string, today: string, games: readonly DailyGame[]): string[] {
  const lines: string[] = [];
  for (let day = first; day < today; day = nextDay(day))
    for (const sport of ['soccer', 'basketball', 'tennis', 'formula1']) {
      const game = games.find((each) => each.date === day && each.sport === sport);
      const ended = { won: 'solved', lost: 'lost', abandoned: 'missed', playing: 'playing' };
      lines.push(`${day} ${sport} ${game ? ended[game.status] : 'open'} ${game?.gameId ?? '-'}`);
    }
  return lines;
}
