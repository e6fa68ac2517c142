export function shownName(player: {
  displayName?: string | null | undefined;
  username: string;
}): string {
  return player.displayName ?? player.username;
}
