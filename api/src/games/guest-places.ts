import { createHmac } from 'node:crypto';
import { boardClosesAt } from '@craque/common/domain/daily/daily-date.ts';
import { playerOf, withPlayer } from '@craque/common/domain/game/game.ts';
import { isGuest } from '@craque/common/domain/ids.ts';
import { localDate } from '@craque/common/domain/record/score-window.ts';
import type { SeatPlayer } from '../http/guest-desk.ts';
import { changeGame, type GameServiceDependencies } from './game-changes.ts';

/** Guests of an address and date who count, in dailies and in other games, times LIMITS_FACTOR (rules: guests). */
const mostCounted = 20;

export type GuestPlacesDependencies = GameServiceDependencies & { addressKey: Buffer };

export function createGuestPlaces(dependencies: GuestPlacesDependencies): SeatPlayer {
  const { stores, clock, limitsFactor, addressKey } = dependencies;
  const limits = { most: Math.ceil(mostCounted * limitsFactor) };
  return async (address, player, { id, daily }) => {
    if (!isGuest(player)) return;
    const date = daily?.counts ? daily.date : localDate(clock(), 'UTC');
    // Opening other games must not use up the daily's places.
    const slot = `${daily?.counts ? 'daily ' : ''}${date} ${address}`;
    const hash = createHmac('sha256', addressKey).update(slot).digest('base64url');
    const endsAt = boardClosesAt(date);
    if (await stores.guestPlaces.take(hash, player, { ...limits, endsAt })) return;
    await changeGame(dependencies, player, id, async (game) => {
      const there = playerOf(game, player);
      if (!there || there.aside) return { value: undefined };
      return { next: withPlayer(game, { ...there, aside: true }, game.version), value: undefined };
    });
  };
}
