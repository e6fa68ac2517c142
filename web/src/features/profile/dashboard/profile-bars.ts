/** What fills a bar (rules: statistics): percent, won games in a row, guesses, and seconds. */
export const fullBars = { winRate: 100, streak: 10, guesses: 5, time: 180 } as const;

/** Lengths of the bars in percent of their line, at most 100. */
const share = (value: number, full: number) => Math.min(100, Math.max(0, (100 * value) / full));

export const streakBar = (games: number): number => share(games, fullBars.streak);
export const guessesBar = (guesses: number): number => share(guesses, fullBars.guesses);
export const timeBar = (seconds: number): number => share(seconds, fullBars.time);
