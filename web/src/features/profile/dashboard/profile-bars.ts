/** Lengths of the bars in percent of their line (rules: statistics), at most 100. */
const capped = (percent: number) => Math.min(100, Math.max(0, percent));

/** Ten won games in a row fill the bar. */
export const streakBar = (games: number): number => capped(games * 10);

/** Five guesses fill the bar. */
export const guessesBar = (guesses: number): number => capped((guesses / 5) * 100);

/** Three minutes fill the bar. */
export const timeBar = (seconds: number): number => capped((seconds / 180) * 100);
