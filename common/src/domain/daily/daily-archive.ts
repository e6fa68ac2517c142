import type { GameId } from '../ids.ts';
import { type Sport, sports } from '../sport.ts';
import { type DailyDate, dailyDateOf, dayAfter } from './daily-date.ts';

/** The player's game of a date and sport, whether begun on the date or later. */
export type DailyGame = {
  date: DailyDate;
  sport: Sport;
  gameId: GameId;
  status: 'playing' | 'won' | 'lost' | 'abandoned';
};

/** `open`: not played, and can be once; `missed`: begun and not played to its end. */
export type ArchiveState = 'open' | 'playing' | 'solved' | 'lost' | 'missed';

export type ArchiveDay = {
  date: DailyDate;
  sports: readonly { sport: Sport; state: ArchiveState; gameId: GameId | null }[];
};

const stateOf: Readonly<Record<DailyGame['status'], ArchiveState>> = {
  playing: 'playing',
  won: 'solved',
  lost: 'lost',
  abandoned: 'missed',
};

export function monthOf(text: string): DailyDate | undefined {
  return dailyDateOf(`${text}-01`);
}

/** The dates of the month that have ended for the player, from `first` to before `today`. */
export function archiveMonth(parts: {
  month: DailyDate;
  today: DailyDate;
  first: DailyDate;
  games: readonly DailyGame[];
}): ArchiveDay[] {
  const { month, today, first, games } = parts;
  const played = new Map(games.map((game) => [`${game.date} ${game.sport}`, game]));
  return datesOf(month)
    .filter((date) => first <= date && date < today)
    .map((date) => ({
      date,
      sports: sports.map((sport) => {
        const game = played.get(`${date} ${sport}`);
        return { sport, state: game ? stateOf[game.status] : 'open', gameId: game?.gameId ?? null };
      }),
    }));
}

function datesOf(month: DailyDate): DailyDate[] {
  const dates = [month];
  for (let date = dayAfter(month); date.slice(0, 7) === month.slice(0, 7); date = dayAfter(date))
    dates.push(date);
  return dates;
}
