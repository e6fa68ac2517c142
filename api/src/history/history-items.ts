import type { ExportedGame } from '@craque/common/contracts/account-export.ts';
import { dailyMarkOf } from '@craque/common/contracts/daily-mark.ts';
import type { PlayedGame } from '@craque/common/contracts/history.ts';
import { type Game, isTouched, type PlayerEnd, playerOf } from '@craque/common/domain/game/game.ts';
import { seatedAt } from '@craque/common/domain/game/starting.ts';
import { viewFor } from '@craque/common/domain/view/game-view.ts';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import { leagueName } from '@craque/common/domain/sport.ts';

const isoTime = (at: number) => new Date(at).toISOString();

/**
 * From the player's view, so that an unfinished game has no name; an untouched challenge that they
 * left counts nowhere.
 */
export function playedGames(game: Game, player: PlayerId): PlayedGame[] {
  const own = playerOf(game, player);
  const seen = viewFor(game, player, 0);
  if (!own || !seen || (own.end && !isTouched(own))) return [];
  const { id, sport, league, difficulty, end } = seen;
  return [
    {
      ...{ id, sport, league: leagueName(league), difficulty },
      athleteName: seen.athlete.name ?? null,
      startTime: isoTime(seatedAt(own)),
      score: end?.score ?? 0,
      won: end?.status === 'won',
      completed: end !== undefined,
      isMultiplayer: game.challenge !== undefined,
      ...dailyMarkOf(game.daily),
      guessesUsed: seen.usedGuesses,
    },
  ];
}

function exportedEnd({ status, at, timeTaken, ...end }: PlayerEnd): ExportedGame['end'] {
  const { speedBonus, streakBonus, streakCount } = end;
  return { status, at: isoTime(at), timeTaken, speedBonus, streakBonus, streakCount };
}

/** Guesses and hints contain only what reveals nothing about the athlete. */
export function exportedGames(game: Game, player: PlayerId): ExportedGame[] {
  const own = playerOf(game, player);
  const { detailsRemoved } = game;
  const { guesses = [], hints = [] } = detailsRemoved ? {} : (own ?? {});
  return playedGames(game, player).map((item) => ({
    ...item,
    ...(detailsRemoved && { detailsRemoved }),
    guesses: guesses.map(({ text, accuracy, at }) => {
      return { text, accuracy, at: isoTime(at) };
    }),
    hints: hints.map(({ rung, penalty, at }) => ({ rung, penalty, at: isoTime(at) })),
    end: own?.end ? exportedEnd(own.end) : null,
  }));
}
