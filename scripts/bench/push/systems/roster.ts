import { readFileSync, writeFileSync } from 'node:fs';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import { createGuestPass } from '@craque/common/tokens/guest-pass.ts';
import { seatsPerGame } from './win.ts';

/** The benchmark's own secret: with it guests and tickets can be made without a database. */
export const benchSecrets = ['the secret of the push bench that nobody keeps'] as const;

export type Guest = { cookie: string; player: PlayerId };

/** Guests for so many sockets, four to a game, in a file that servers and load read. */
export function writeRoster(file: string, sockets: number): void {
  const guestPass = createGuestPass(benchSecrets);
  const guests = Array.from({ length: sockets }, (): Guest => {
    const { value, player } = guestPass.issue();
    return { cookie: value, player };
  });
  writeFileSync(file, JSON.stringify(guests));
}

/** The guest on a seat. Throws a RangeError for an empty seat. */
export function readRoster(file: string): (game: number, seat: number) => Guest {
  const guests = JSON.parse(readFileSync(file, 'utf8')) as Guest[];
  return (game, seat) => {
    const guest = guests[game * seatsPerGame + seat];
    if (!guest) throw new RangeError(`nobody has seat ${seat} of game ${game}`);
    return guest;
  };
}
