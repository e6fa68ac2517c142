import type { Daily, DailyArchive, DailyBoard } from '@craque/common/contracts/daily.ts';
import { archiveMonth, monthOf } from '@craque/common/domain/daily/daily-archive.ts';
import {
  boardClosesAt,
  type DailyDate,
  datePlus,
  isTodaySomewhere,
} from '@craque/common/domain/daily/daily-date.ts';
import { dailyKey } from '@craque/common/domain/daily/daily-game.ts';
import { otherOf } from '@craque/common/domain/friendship.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import { type PlayerId, userOf } from '@craque/common/domain/ids.ts';
import { localDate, nextDate, zoneNamed } from '@craque/common/domain/record/score-window.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { AppError } from '../errors/app-error.ts';
import type { Stores } from '../store/store.ts';
import type { Pictures } from '../users/public-user.ts';
import { boardOf } from './daily-board.ts';
import { createDailyGames, type DailyGameDependencies } from './daily-games.ts';
import { dailyOf, playedDaily } from './daily-today.ts';

export type DailyCaller = { player: PlayerId | undefined; timeZone: string | null | undefined };

type Wanted = { sport: Sport; date: DailyDate };

async function friendsOf({ friendships }: Stores, player: PlayerId | undefined) {
  const userId = player && userOf(player);
  if (!userId) return [];
  return (await friendships.friendsOf(userId)).map((each) => otherOf(each, userId));
}

/** A date that has an athlete keeps one, so none after it is asked for again. */
function createRefuseEarlier({ dailies }: Stores) {
  let first: DailyDate | undefined;
  return async (date: DailyDate): Promise<void> => {
    if (first === undefined || date < first) first = await dailies.firstDate();
    if (first === undefined || date < first) throw new AppError('daily_not_found');
  };
}

async function refuseUnplayed(
  { games }: Stores,
  player: PlayerId | undefined,
  { date, sport, now }: Wanted & { now: number },
): Promise<void> {
  const stored = player && (await games.findByCreateKey(player, dailyKey(date, sport)));
  const [game] = stored && player ? playedDaily(stored, player, now) : [];
  if (!game || game.status === 'playing') throw new AppError('play_first');
}

export function createDailyService(dependencies: DailyGameDependencies & Required<Pictures>) {
  const { stores, clock } = dependencies;
  const startGame = createDailyGames(dependencies);
  const refuseEarlier = createRefuseEarlier(stores);
  const zoneOf = ({ timeZone }: DailyCaller) => zoneNamed(timeZone) ?? 'UTC';
  const dateOf = (caller: DailyCaller, now: number) => localDate(now, zoneOf(caller));

  return {
    async today(caller: DailyCaller): Promise<Daily> {
      const now = clock();
      const nextAt = nextDate(now, zoneOf(caller));
      return dailyOf(stores, caller.player, { date: dateOf(caller, now), now, nextAt });
    },

    /** The game of the date, today's without one; earlier than the first, or coming, is refused. */
    async start(
      caller: DailyCaller & { player: PlayerId },
      { sport, ...wanted }: { sport: Sport; date?: DailyDate | undefined },
    ): Promise<{ game: Game; isNew: boolean }> {
      const now = clock();
      const today = dateOf(caller, now);
      const date = wanted.date ?? today;
      const counts = date === today && isTodaySomewhere(date, now);
      const mayStart = async () => {
        if (counts) return;
        if (date >= today) throw new AppError('date_not_open');
        await refuseEarlier(date);
      };
      return startGame(caller.player, { date, sport, counts, mayStart });
    },

    /** A month `YYYY-MM`. */
    async archive(caller: DailyCaller, text: string): Promise<DailyArchive> {
      const month = monthOf(text);
      if (!month) throw new AppError('invalid_date');
      const now = clock();
      const today = dateOf(caller, now);
      const first = await stores.dailies.firstDate();
      if (first === undefined || first >= today) return { month: text, first: null, days: [] };
      const { player } = caller;
      const stored = player ? await stores.games.dailiesOf(player, month, datePlus(month, 30)) : [];
      const games = player ? stored.flatMap((game) => playedDaily(game, player, now)) : [];
      const days = archiveMonth({ month, today, first, games });
      return {
        month: text,
        first,
        days: days.map((day) => ({ date: day.date, sports: [...day.sports] })),
      };
    },

    /** Until it is closed, only for those who have ended their own game. */
    async board(
      caller: DailyCaller,
      { sport, date, scope }: Wanted & { scope: 'everyone' | 'friends' },
    ): Promise<DailyBoard> {
      const now = clock();
      const { player } = caller;
      if (date > dateOf(caller, now)) throw new AppError('date_not_open');
      await refuseEarlier(date);
      const closed = now >= boardClosesAt(date);
      if (!closed) await refuseUnplayed(stores, player, { date, sport, now });
      const friends = scope === 'friends' ? await friendsOf(stores, player) : undefined;
      const reader = { player, friends };
      return { closed, ...(await boardOf(dependencies, { date, sport }, reader)) };
    },
  };
}

export type DailyService = ReturnType<typeof createDailyService>;
