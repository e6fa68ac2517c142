type Pictured = { userId: string; avatarUrl?: string | undefined };

/** Pushes have no pictures: the known ones are kept. */
export function withPictures<Player extends Pictured>(
  players: readonly Player[],
  before: readonly Pictured[] = [],
): Player[] {
  const urls = new Map(before.map(({ userId, avatarUrl }) => [userId, avatarUrl]));
  return players.map((player) => {
    const avatarUrl = urls.get(player.userId);
    return avatarUrl === undefined ? player : { ...player, avatarUrl };
  });
}
