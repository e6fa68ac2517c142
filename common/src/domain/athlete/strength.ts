/** How the players of one athlete at one level did: each player's first game with the athlete counts, wherever it was. */
export type Plays = {
  players: number;
  /** Of these, the ones who guessed right. */
  solvers: number;
  /** Sum of the guesses that the solvers used, the right ones included. */
  solverGuesses: number;
};

/** What real play says of an athlete. */
export type Strength = {
  players: number;
  /** Share of the players who guessed right, in whole percent. */
  solvedPercent: number;
  /** Mean number of guesses of those who guessed right, rounded; null where nobody did. */
  par: number | null;
};

/** Fewer players say more about themselves than about the athlete. */
export const playersForStrength = 20;

/** Undefined while fewer than `playersForStrength` have played. */
export function strengthOf({ players, solvers, solverGuesses }: Plays): Strength | undefined {
  if (players < playersForStrength) return undefined;
  return {
    players,
    solvedPercent: Math.round((100 * solvers) / players),
    par: solvers === 0 ? null : Math.max(1, Math.round(solverGuesses / solvers)),
  };
}
