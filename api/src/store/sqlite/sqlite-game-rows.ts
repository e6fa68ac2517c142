import type { Game } from '@craque/common/domain/game/game.ts';

type GameRow = { revision: number; game: string };

/**
 * The revision lives in its own column: the conditional update needs it, and the JSON would only repeat it. What the JSON
 * says of the version last read is what an earlier reader saw.
 */
export function gameFrom(row: unknown): Game | undefined {
  if (!row) return undefined;
  const { revision, game } = row as GameRow;
  const parsed = JSON.parse(game) as Game;
  return { ...parsed, revision, loadedVersion: parsed.version };
}

export const gamesFrom = (rows: unknown[]): Game[] => rows.flatMap((row) => gameFrom(row) ?? []);
