import type { GameView } from '@craque/common/contracts/games.ts';
import { useMobile } from '../../ui/use-media.ts';

/** A longer list would push the field away: more opponents are collapsed into one line. */
const maxInList = 3;

const lineHeight = 44;
const headHeight = 26;
const rowHeight = 58;

export function useShortOpponents(count: number): boolean {
  const mobile = useMobile();
  return mobile || count > maxInList;
}

/** Reserves the space of the opponents, so that the field does not move when they arrive. */
export function OpponentPlace({ game: { players = [] } }: { game: GameView }) {
  const opponents = players.length - 1;
  const isShort = useShortOpponents(opponents);
  const minHeight = isShort ? lineHeight : headHeight + opponents * rowHeight;
  return <div style={{ minHeight }} />;
}
