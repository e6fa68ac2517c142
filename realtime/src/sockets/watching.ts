import {
  clientEvents,
  gameRoom,
  playerRoom,
  type WatchReply,
} from '@craque/common/contracts/realtime.ts';
import type { Client, NodeParts } from './clients.ts';

const refusal = (code: 'FORBIDDEN' | 'INVALID' | 'TOO_MANY'): WatchReply => ({ ok: false, code });

/** What sockets may watch: the games for which they show a ticket of their own player. */
export function createWatching(parts: NodeParts) {
  const { tickets, pushes, clock, limits, leftGames } = parts;
  const { presence } = parts.bus;

  function announce({ player }: Client, gameId: number, userId: string, online: boolean): void {
    const to = { rooms: [gameRoom(gameId)], except: [playerRoom(player)] };
    pushes.emit('presence', { gameId, userId, online }, to);
  }

  async function watch(client: Client, body: unknown): Promise<WatchReply> {
    const { data } = clientEvents.watch.safeParse(body);
    if (!data) return refusal('INVALID');
    const { gameId, ticket } = data;
    const shown = tickets.read(ticket, clock());
    if (shown?.player !== client.player || shown.gameId !== gameId) return refusal('FORBIDDEN');
    if (leftGames.isSince(client.player, gameId, tickets.issuedAt(ticket)))
      return refusal('FORBIDDEN');
    const known = client.watched.get(gameId);
    if (known !== undefined) return { ok: true, online: await presence.others(gameId, known) };
    if (client.watched.size >= limits.watchedGames) return refusal('TOO_MANY');
    client.watched.set(gameId, shown.userId);
    // Before the answer, so that nothing falls between what the client reads and what is pushed;
    // counted at once, so that a socket that disconnects meanwhile is counted out.
    void client.socket.join(gameRoom(gameId));
    const { first, online } = await presence.enter(gameId, shown.userId);
    if (first) announce(client, gameId, shown.userId, true);
    return { ok: true, online };
  }

  async function unwatch(client: Client, body: unknown): Promise<WatchReply> {
    const { data } = clientEvents.unwatch.safeParse(body);
    if (!data) return refusal('INVALID');
    await client.socket.leave(gameRoom(data.gameId));
    return { ok: true, online: [] };
  }

  return {
    async answer(client: Client, name: unknown, body: unknown): Promise<WatchReply> {
      if (name === 'watch') return watch(client, body);
      return name === 'unwatch' ? unwatch(client, body) : refusal('INVALID');
    },
    /** To be called when the socket has left the room of a game, for whatever reason. */
    left(client: Client, gameId: number): void {
      const userId = client.watched.get(gameId);
      if (userId === undefined) return;
      client.watched.delete(gameId);
      void presence
        .leave(gameId, userId)
        .then((isLast) => isLast && announce(client, gameId, userId, false));
    },
  };
}

export type Watching = ReturnType<typeof createWatching>;
