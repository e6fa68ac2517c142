import type { LeftGame } from '@craque/common/contracts/push/pushes.ts';
import type { PlayerId } from '@craque/common/domain/ids.ts';

/** As long as a ticket lives. */
const kept = 5 * 60 * 1000;

/** Who has left which game, so that a ticket from before ends with the place in it. */
export function createLeftGames(clock: () => number) {
  const left = new Map<string, number>();
  const keyOf = (player: PlayerId, gameId: number) => `${player} ${gameId}`;
  const note: LeftGame = (player, gameId) => {
    const now = clock();
    for (const [key, at] of left) {
      if (at > now - kept) break;
      left.delete(key);
    }
    // To the end of the order.
    left.delete(keyOf(player, gameId));
    left.set(keyOf(player, gameId), now);
  };
  return {
    note,
    isSince: (player: PlayerId, gameId: number, issuedAt: number): boolean =>
      issuedAt < (left.get(keyOf(player, gameId)) ?? -Infinity),
  };
}
export type LeftGames = ReturnType<typeof createLeftGames>;
