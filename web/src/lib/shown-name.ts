/** The displayed name of a player: the display name, else the username. */
export function shownName(player: { displayName?: string | null; username: string }): string {
  return player.displayName ?? player.username;
}
