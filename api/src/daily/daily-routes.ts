import {
  readDaily,
  readDailyArchive,
  readDailyBoard,
  startDaily,
} from '@craque/common/contracts/daily.ts';
import type { DailyDate } from '@craque/common/domain/daily/daily-date.ts';
import type { PresentFor } from '../games/present-for.ts';
import type { GuestDesk } from '../http/guest-desk.ts';
import type { Call, Mount } from '../http/mount.ts';
import type { DailyService } from './daily-service.ts';

export type DailyRoutesDependencies = {
  daily: DailyService;
  guests: GuestDesk;
  present: PresentFor;
};

/** The caller, in the device's time zone, else the stored one. */
const callerOf = ({
  player,
  timeZone,
  session,
}: Pick<Call<typeof readDaily>, 'player' | 'timeZone' | 'session'>) => ({
  player,
  timeZone: timeZone ?? session?.account.timeZone,
});

export function mountDaily(mount: Mount, dependencies: DailyRoutesDependencies): void {
  const { daily, guests, present } = dependencies;

  mount(readDaily, (call) => daily.today(callerOf(call)));

  mount(startDaily, async ({ body, language, response, ...call }) => {
    const player = await guests.playerOf({ ...call, response });
    const { sport } = body;
    const date = body.date as DailyDate | undefined;
    const { game, isNew } = await daily.start({ ...callerOf(call), player }, { sport, date });
    await guests.seat(call.request, player, game);
    const view = await present(language, player, game);
    return isNew ? view : () => response.status(startDaily.repeatedStatus).json(view);
  });

  mount(readDailyArchive, (call) => daily.archive(callerOf(call), call.query.month));

  mount(readDailyBoard, (call) => {
    const { sport, scope = 'everyone' } = call.query;
    const date = call.query.date as DailyDate;
    return daily.board(callerOf(call), { sport, date, scope });
  });
}
