export function shownName(player: { displayName?: string | null; username: string }): string {
  return player.displayName ?? player.username;
}
