import { readAftermath } from '@craque/common/contracts/album.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { useRead } from '../../lib/use-read.ts';

/** The effects of a finished game on album and streak; omitted from the result if it fails. */
export const useAftermath = ({ id }: GameView) =>
  useRead(readAftermath, { params: { id } }, { once: true });
