import type { Game } from '@craque/common/domain/game/game.ts';

/** A gap in the versions, too many guesses, a step after an end, a winner who was not the first. */
export function errorsOfSteps({ version, players, winner, challenge, difficulty }: Game): string[] {
  const allowed = { easy: 7, medium: 5, hard: 3, expert: 2 }[difficulty];
  const made = new Set([
    ...players.flatMap(({ joinedVersion, guesses, hints, end }) =>
      [...guesses, ...hints, { version: joinedVersion }, { version: end?.version }].flatMap(
        (step) => step.version ?? [],
      ),
    ),
    ...(challenge?.invitations ?? []).flatMap((each) => each.version ?? []),
    // The start of a challenge without a lobby is that of its creation, version 0.
    ...[challenge?.start, challenge?.rematch, challenge?.finish].flatMap(
      (each) => each?.version || [],
    ),
  ]);
  const isWhole = made.size === version && Math.max(0, ...made) === version;
  const late = players.filter(({ end, guesses, hints }) =>
    [...guesses, ...hints].some((step) => end && step.version > end.version),
  );
  const wins = players
    .flatMap(({ id, end }) => (end?.status === 'won' ? [{ id, version: end.version }] : []))
    .sort((one, other) => one.version - other.version);
  return [
    ...(isWhole ? [] : [`${made.size} changes made version ${version}`]),
    ...(players.some(({ guesses }) => guesses.length > allowed) ? ['too many guesses'] : []),
    ...(late.length > 0 ? ['a step after an end'] : []),
    ...(winner === wins[0]?.id ? [] : ['another winner than the first']),
  ];
}
