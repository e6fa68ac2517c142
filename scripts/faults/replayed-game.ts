import { isDeepStrictEqual } from 'node:util';
import type { Game, Guess, Player } from '@craque/common/domain/game/game.ts';
import { applyGuess } from '@craque/common/domain/game/guessing.ts';
import { applyHint } from '@craque/common/domain/game/hinting.ts';
import { countdown, seatedAt } from '@craque/common/domain/game/starting.ts';
import { startChallenge } from '@craque/common/domain/challenge/common-start.ts';
import type { Result } from '@craque/common/domain/result.ts';
import { joinByInvitation, leaveGame } from '@craque/common/domain/challenge/challenge.ts';

type Step = { version: number; name: string; apply: (game: Game) => Result<Game, string> };

function guessStep({ id, end }: Player, guess: Guess): Step {
  const { version, text } = guess;
  const streakBefore = end?.version === version ? Math.max(0, end.streakCount - 1) : 0;
  const { at: now, accuracy, outcome, key } = guess;
  const step = { text, accuracy, outcome, now, streakBefore, ...(key && { key }) };
  return { version, name: `guess ${text}`, apply: (game) => applyGuess(game, id, step) };
}

function stepsOf(player: Player): Step[] {
  const { id, joinedVersion, guesses, hints, end, hasLeft } = player;
  const steps = guesses.map((guess) => guessStep(player, guess));
  for (const { version, at: now, rung } of hints) {
    const apply = (game: Game) => {
      const taken = applyHint(game, id, { now });
      return taken.ok ? { ok: true as const, value: taken.value.game } : taken;
    };
    steps.push({ version, name: `hint ${rung}`, apply });
  }
  if (joinedVersion !== undefined) {
    const apply = (game: Game) => joinByInvitation(game, id, { now: seatedAt(player) });
    steps.push({ version: joinedVersion, name: 'join', apply });
  }
  if (end && hasLeft) {
    const apply = (game: Game) => leaveGame(game, id, end.at);
    steps.push({ version: end.version, name: 'leave', apply });
  }
  return steps;
}

/** The press of Start; a start that an answer made comes with it again. */
function startSteps({ challenge }: Game): Step[] {
  const { at = 0, version = 0, by } = challenge?.start ?? {};
  if (!by) return [];
  const apply = (game: Game) => startChallenge(game, by, at - countdown);
  return [{ version, name: 'start', apply }];
}

function beginningOf({ winner: _, ...game }: Game): Game {
  const { creator, createdAt, challenge } = game;
  const { start } = challenge ?? {};
  const invitations = challenge?.invitations.map(({ userId }) => ({
    userId,
    status: 'pending' as const,
  }));
  return {
    ...game,
    version: 0,
    players: [
      {
        id: creator,
        ...(invitations && start?.version !== 0
          ? { waitedFrom: createdAt }
          : { startedAt: createdAt }),
        guesses: [],
        hints: [],
      },
    ],
    ...(invitations && {
      challenge: { invitations, ...(start?.version === 0 && { start }) },
    }),
  };
}

/**
 * The differences between a stored game and a replay of its own steps by the rules: versions
 * without gaps, no guess above the allowance, nothing after an end, scores and winner.
 */
export function violationsOfReplay(stored: Game): string[] {
  const steps = [...stored.players.flatMap(stepsOf), ...startSteps(stored)].sort(
    (one, other) => one.version - other.version,
  );
  let game = beginningOf(stored);
  for (const { name, version, apply } of steps) {
    const next = apply(game);
    if (!next.ok) return [`${stored.id}: ${name} of version ${version} is refused: ${next.error}`];
    if (next.value.version !== version) {
      return [`${stored.id}: ${name} of version ${version} makes ${next.value.version}`];
    }
    game = next.value;
  }
  const parts = ['version', 'winner', 'players', 'challenge'] as const;
  return parts
    .filter((part) => !isDeepStrictEqual(plain(game[part]), plain(stored[part])))
    .map((part) => `${stored.id}: ${part} is not what the rules make of the steps`);
}

/** Stores keep neither undefined fields nor the order of fields. */
const plain = (part: unknown): unknown =>
  part === undefined ? undefined : JSON.parse(JSON.stringify(part));
