declare const brand: unique symbol;
type Branded<T, Name extends string> = T & { readonly [brand]: Name };

/** Integer in 1..2^50. Random, so that games cannot be enumerated. */
export type GameId = Branded<number, 'GameId'>;
export const largestGameId = 2 ** 50;

/** `guest:<sha-256 of the cookie's id>` or `user:<account id>`: identifies a player of a game. */
export type PlayerId = Branded<string, 'PlayerId'>;

/** A new game id from a uniform random number in [0, 1). */
export function gameIdFrom(random: number): GameId {
  return (1 + Math.floor(random * largestGameId)) as GameId;
}

export function guestPlayer(idHash: string): PlayerId {
  return `guest:${idHash}` as PlayerId;
}

export function userPlayer(userId: string): PlayerId {
  return `user:${userId}` as PlayerId;
}

export function userOf(player: PlayerId): string | undefined {
  return player.startsWith('user:') ? player.slice('user:'.length) : undefined;
}

export function isGuest(player: PlayerId): boolean {
  return player.startsWith('guest:');
}
