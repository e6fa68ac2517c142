/** What a player is called: the display name, else the username. */
export function shownName(player: { displayName: string | null; username: string }): string {
  return player.displayName ?? player.username;
}
