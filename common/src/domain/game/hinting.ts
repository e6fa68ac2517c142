import type { Clue, Game, GameError, Hint, HintContent, Player } from './game.ts';
import { activePlayer, clues, visibleClues, withPlayer } from './game.ts';
import type { PlayerId } from '../ids.ts';
import { hintPenalty, hintRungs } from '../level.ts';
import { startedBy } from './starting.ts';
import type { Result } from '../result.ts';
import { fail, ok } from '../result.ts';
import { teamIsCountry } from '../sport.ts';

function hintContent(game: Game, player: Player, rung: number): HintContent {
  if (rung === 1) return { kind: 'fact', fact: game.hintFacts[0] };
  if (rung === 3) return { kind: 'initials' };
  const visible = visibleClues(player);
  // If team and country are one, the team would repeat a known nationality and charge for nothing.
  const isKnown = (clue: Clue) =>
    visible.includes(clue) ||
    (clue === 'team' && teamIsCountry(game.league) && visible.includes('nationality'));
  const hidden = clues.find((clue) => !isKnown(clue));
  return hidden ? { kind: 'clue', clue: hidden } : { kind: 'fact', fact: game.hintFacts[1] };
}

/**
 * Repeats hint `wanted` for free, else takes the next at its price; `cost` is what this call
 * charged.
 */
export function applyHint(
  game: Game,
  id: PlayerId,
  request: { now: number; wanted?: number },
): Result<{ game: Game; hint: Hint; cost: number }, GameError> {
  const active = activePlayer(game, id);
  if (!active.ok) return active;
  const player = startedBy(active.value, request.now);
  const taken = player.hints.length;
  const rung = request.wanted ?? Math.min(taken + 1, hintRungs);
  const again = player.hints[rung - 1];
  if (again) return ok({ game, hint: again, cost: 0 });
  if (rung !== taken + 1 || rung > hintRungs) return fail('hint-not-due');
  const penalty = hintPenalty(game.difficulty, rung);
  const version = game.version + 1;
  const hint: Hint = {
    rung,
    content: hintContent(game, player, rung),
    penalty,
    at: request.now,
    version,
  };
  const next = withPlayer(game, { ...player, hints: [...player.hints, hint] }, version);
  return ok({ game: next, hint, cost: penalty });
}
