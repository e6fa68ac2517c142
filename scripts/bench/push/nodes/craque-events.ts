import type { Pushes } from '@craque/common/contracts/push/pushes.ts';
import { gameRoom } from '@craque/common/contracts/realtime.ts';
import { readRoster } from '../systems/roster.ts';
import { gameIdOf, seats, type Win, wonBody } from '../systems/win.ts';

/**
 * Pushes a win as the api does: to the room of the game and all devices of its players, but not to
 * its winner.
 */
export function winsOver(pushes: Pushes, rosterFile: string): (win: Win) => void {
  const guestOn = readRoster(rosterFile);
  return (win) => {
    pushes.emit('opponent-won', wonBody(win), {
      rooms: [
        gameRoom(gameIdOf(win.game)),
        ...seats.filter((seat) => seat !== win.seat).map((seat) => guestOn(win.game, seat).player),
      ],
      except: [guestOn(win.game, win.seat).player],
    });
  };
}
