/** `share` in % of the fame in the sport. Never 0, which stands for nobody in the list of names. */
export function fameInLeague(fame: number, share = 100): number {
  return Math.max(1, Math.round((fame * share) / 100));
}
