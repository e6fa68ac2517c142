import type { Game } from '@craque/common/domain/game/game.ts';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import type { Request, Response } from 'express';
import type { Identity } from './identity.ts';
import { addressOf, type RateLimit } from './rate-limit.ts';

/**
 * To be called with each game that somebody opens: one of a guest beyond the first of their address
 * and date counts for nobody else.
 */
export type SeatPlayer = (
  address: string,
  player: PlayerId,
  game: Pick<Game, 'id' | 'daily'>,
) => Promise<void>;

type Caller = { request: Request; response: Response; player: PlayerId | undefined };

/** Who opens a game without an account: an address has only so many new guests who count. */
export type GuestDesk = {
  /** The caller, or a new guest; throws `too_many_guests`. */
  playerOf(caller: Caller): Promise<PlayerId>;
  /** To be called with each game that was opened. */
  seat(request: Request, player: PlayerId, game: Pick<Game, 'id' | 'daily'>): Promise<void>;
};

export function createGuestDesk({
  identity,
  rateLimit,
  seatPlayer,
}: {
  identity: Identity;
  rateLimit: RateLimit;
  seatPlayer: SeatPlayer;
}): GuestDesk {
  return {
    async playerOf({ request, response, player }) {
      if (player) return player;
      await rateLimit.countGuest({ request, response });
      const guest = identity.newGuest(response);
      guest.admit();
      return guest.player;
    },
    seat: (request, player, game) => seatPlayer(addressOf(request), player, game),
  };
}
