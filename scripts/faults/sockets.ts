import { type Figure, share, times, untilTrue } from './fault.ts';
import { openClient } from './headless-client.ts';
import type { SeededPlayer } from './seed-players.ts';

/** Sockets of the product's own client that reconnect by themselves. */
export type Sockets = {
  count: number;
  /** How many are connected, and to a node that gets all events. */
  live(): number;
  /** Milliseconds without a connection, of each that has come back. */
  returns: readonly number[];
  /** Milliseconds until all are live; infinite after a minute. */
  untilAllLive(): Promise<number>;
  close(): void;
};

/**
 * So many sockets to the address, of pages at the origin, the players in turn; resolves when all
 * are live.
 */
export async function openSockets(
  origin: string,
  players: readonly SeededPlayer[],
  count: number,
  address = origin,
): Promise<Sockets> {
  const returns: number[] = [];
  const clients = Array.from({ length: count }, (_, index) => {
    const player = players[index % players.length];
    if (!player) throw new RangeError('sockets need players');
    const client = openClient(origin, player, address);
    let lostAt: number | undefined;
    client.live.subscribe(({ state }) => {
      if (state === 'lost') lostAt ??= performance.now();
      if (state !== 'live' || lostAt === undefined) return;
      returns.push(performance.now() - lostAt);
      lostAt = undefined;
    });
    return client;
  });
  const live = () =>
    clients.filter(({ live: { getState } }) => getState().state === 'live' && getState().healthy)
      .length;
  const sockets: Sockets = {
    count,
    live,
    returns,
    untilAllLive: () => untilTrue(() => live() === count),
    close() {
      for (const client of clients) client.close();
    },
  };
  await sockets.untilAllLive();
  returns.length = 0;
  return sockets;
}

export function figuresOfSockets({ returns }: Sockets, aim: number): Figure[] {
  if (returns.length === 0) return [];
  const isMissed = share(returns, 0.99) > aim;
  const { name, text } = times('sockets back', returns);
  return [{ name, text: `${text} (p99 at most ${aim} ms)`, ...(isMissed && { isMissed }) }];
}
