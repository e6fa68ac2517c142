import { readAftermath } from '@craque/common/contracts/album.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { useRead } from '../../lib/use-read.ts';

/** What this finished game means for the album and the streak; the result does without if it fails. */
export const useAftermath = ({ id }: GameView) =>
  useRead(readAftermath, { params: { id } }, { once: true });
