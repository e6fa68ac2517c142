import type {
  Daily,
  DailyArchive,
  DailyBoard,
  DailySport,
} from '@craque/common/contracts/daily.ts';
import { type Sport, sports } from '@craque/common/domain/sport.ts';

const record = { played: 0, solved: 0, distribution: [0, 0, 0, 0, 0] };

/** The dailies of 23 November 2026, untouched and without a streak; overrides over defaults. */
export function aDaily({
  states = {},
  streak = {},
  ...rest
}: Partial<Omit<Daily, 'streak' | 'sports'>> & {
  states?: Partial<Record<Sport, Partial<DailySport>>>;
  streak?: Partial<Daily['streak']>;
} = {}): Daily {
  return {
    date: '2026-11-23',
    nextAt: '2026-11-24T00:00:00.000Z',
    closesAt: '2026-11-24T14:00:00.000Z',
    streak: {
      ...{ current: 0, longest: 0, freezes: 0, covered: [], atRisk: false, livesUntil: null },
      ...streak,
    },
    sports: sports.map((sport, index) => ({
      ...{ sport, number: 327, state: 'open', gameId: null, guessesUsed: 0, record },
      // As ids of games are.
      ...(states[sport] && { gameId: 11 + index }),
      ...states[sport],
    })),
    ...rest,
  };
}

/** The board of three players, none of them listed; overrides over defaults. */
export function aBoard(overrides: Partial<DailyBoard> = {}): DailyBoard {
  return { closed: false, players: 3, distribution: null, rows: [], own: null, ...overrides };
}

/** A month of the archive up to the given day, everything open but what is overridden by its date. */
export function anArchive(
  month: string,
  upTo: number,
  days: Record<
    string,
    Partial<Record<Sport, DailyArchive['days'][number]['sports'][number]['state']>>
  > = {},
): DailyArchive {
  return {
    month,
    first: '2026-09-14',
    days: Array.from({ length: upTo }, (_, index) => {
      const date = `${month}-${String(index + 1).padStart(2, '0')}`;
      return {
        date,
        sports: sports.map((sport) => {
          const state = days[date]?.[sport] ?? 'open';
          return { sport, state, gameId: state === 'open' ? null : 900 + index };
        }),
      };
    }),
  };
}
