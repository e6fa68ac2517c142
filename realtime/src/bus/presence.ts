/** Who is watching a game, counted by sockets. May be lost: it is the dot beside a name. */
export type Presence = {
  /** Counted at once. `first`: the player had none before; `online`: the others who watch. */
  enter(gameId: number, userId: string): Promise<{ first: boolean; online: string[] }>;
  others(gameId: number, userId: string): Promise<string[]>;
  /** True if it was the player's last socket. */
  leave(gameId: number, userId: string): Promise<boolean>;
  games(): number;
  close(): void;
};

export function createNodeWatchers() {
  const watchers = new Map<number, Map<string, number>>();
  const of = (gameId: number) => [...(watchers.get(gameId)?.keys() ?? [])];
  return {
    add(gameId: number, userId: string): number {
      const sockets = watchers.get(gameId) ?? new Map<string, number>();
      watchers.set(gameId, sockets);
      const count = (sockets.get(userId) ?? 0) + 1;
      sockets.set(userId, count);
      return count;
    },
    remove(gameId: number, userId: string): number {
      const sockets = watchers.get(gameId);
      const count = (sockets?.get(userId) ?? 0) - 1;
      if (count > 0) sockets?.set(userId, count);
      else sockets?.delete(userId);
      if (sockets?.size === 0) watchers.delete(gameId);
      return Math.max(count, 0);
    },
    others: (gameId: number, userId: string) => of(gameId).filter((each) => each !== userId),
    of,
    games: () => watchers.size,
  };
}

export function createLocalPresence(): Presence {
  const node = createNodeWatchers();
  return {
    enter: async (gameId, userId) => ({
      first: node.add(gameId, userId) === 1,
      online: node.others(gameId, userId),
    }),
    others: async (gameId, userId) => node.others(gameId, userId),
    leave: async (gameId, userId) => node.remove(gameId, userId) === 0,
    games: node.games,
    close: () => undefined,
  };
}
