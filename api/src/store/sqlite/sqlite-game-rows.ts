import type { Game } from '@craque/common/domain/game/game.ts';

type GameRow = { revision: number; game: string };

/**
 * The revision is a separate column for the conditional update, so the JSON omits it. The JSON's
 * version as last read belongs to an earlier reader and is ignored.
 */
export function gameFrom(row: unknown): Game | undefined {
  if (!row) return undefined;
  const { revision, game } = row as GameRow;
  const parsed = JSON.parse(game) as Game;
  return { ...parsed, revision, loadedVersion: parsed.version };
}

export const gamesFrom = (rows: unknown[]): Game[] => rows.flatMap((row) => gameFrom(row) ?? []);
