import type { GameView } from '@craque/common/contracts/games.ts';
import { type StandingRow, type Standings, standingRows } from './standing-rows.ts';

const maxFaces = 3;

/**
 * Who is pictured above the final table, best first: the best three of those who played to the end,
 * with the last replaced by the caller if they are not among them and did not give up.
 */
export function podiumOf(standings: Standings): readonly StandingRow[] {
  const stayed = standings.done.filter(({ player }) => player.status !== 'abandoned');
  const best = stayed.slice(0, maxFaces);
  const own = stayed.find(({ isYou }) => isYou);
  return own && !best.includes(own) ? [...best.slice(0, -1), own] : best;
}

export type OwnPlace = {
  rank: number;
  /** All who are done or still play. */
  total: number;
  isFinal: boolean;
  /** Right, and nobody who is done is better. */
  isBest: boolean;
};

/** The caller's place; undefined before their own end, after giving up, and without opponents. */
export function ownPlace(game: GameView): OwnPlace | undefined {
  const { done, open } = standingRows(game);
  const own = done.find(({ isYou }) => isYou);
  const total = done.length + open.filter(({ player }) => player.status === 'playing').length;
  if (!own || own.player.status === 'abandoned' || total < 2) return undefined;
  const { rank } = own;
  const isBest = rank === 1 && own.player.status === 'won';
  return { rank, total, isFinal: game.challenge?.finished !== undefined, isBest };
}
