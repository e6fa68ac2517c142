export type Plays = {
  players: number;
  solvers: number;
  solverGuesses: number;
};

export type Strength = {
  players: number;
  solvedPercent: number;
  par: number | null;
};

/** A smaller sample says more about the players than about the athlete. */
export const playersForStrength = 20;

/** Undefined for fewer than `playersForStrength` players. */
export function strengthOf({ players, solvers, solverGuesses }: Plays): Strength | undefined {
  if (players < playersForStrength) return undefined;
  return {
    players,
    solvedPercent: Math.round((100 * solvers) / players),
    par: solvers === 0 ? null : Math.max(1, Math.round(solverGuesses / solvers)),
  };
}
