import type { Game, Player } from './game.ts';

/** What counts of a step stays: that it was taken, how near it was, and its penalty. */
function withoutSteps({ guesses, hints, ...player }: Player): Player {
  const at = player.end?.at ?? 0;
  return {
    ...player,
    guesses: guesses.map(({ accuracy, version }) => {
      return { text: '', accuracy, outcome: { kind: 'unknown' }, at, version };
    }),
    hints: hints.map(({ rung, penalty, version }) => {
      return { rung, content: { kind: 'initials' }, penalty, at, version };
    }),
  };
}

/** A game that is over, without what its players guessed and when, and which hints they saw. */
export function withoutDetails(game: Game): Game {
  return { ...game, detailsRemoved: true, players: game.players.map(withoutSteps) };
}
