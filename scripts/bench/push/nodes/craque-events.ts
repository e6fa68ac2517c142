import type { Pushes } from '@craque/common/contracts/pushes.ts';
import { gameRoom } from '@craque/common/contracts/realtime.ts';
import { readRoster } from '../systems/roster.ts';
import { gameIdOf, type Win, wonBody } from '../systems/win.ts';

/** Pushes a win as the api does: to the room of the game, but not to its winner. */
export function winsOver(pushes: Pushes, rosterFile: string): (win: Win) => void {
  const guestOn = readRoster(rosterFile);
  return (win) => {
    pushes.emit('opponent-won', wonBody(win), {
      rooms: [gameRoom(gameIdOf(win.game))],
      except: [guestOn(win.game, win.seat).player],
    });
  };
}
