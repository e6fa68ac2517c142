import type { Challenge, Game } from '@craque/common/domain/game/game.ts';
import { type League, leagueName, leagues } from '@craque/common/domain/sport.ts';

const slugs: ReadonlyMap<string, League> = new Map(leagues.map((each) => [leagueName(each), each]));

/** The release 0.1.0 stored leagues by their English names; others stay. */
export const leagueSlug = (name: string): string => slugs.get(name) ?? name;

type OldGame = Game & { sharing?: Challenge };

/**
 * A game as it is stored today: 0.1.0 called a challenge `sharing` and had no lobby, so its
 * challenges began with their creation.
 */
export function upgradedGame({ sharing, ...game }: OldGame): Game {
  const challenge = game.challenge ?? sharing;
  const waits = challenge?.start || game.players.some((player) => player.waitedFrom !== undefined);
  const start = { at: game.createdAt, version: 0 };
  const begun = challenge && !waits ? { ...challenge, start } : challenge;
  return {
    ...game,
    league: leagueSlug(game.league) as League,
    ...(begun && { challenge: begun }),
  };
}
