import { type Aftermath, readAftermath } from '@craque/common/contracts/album.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { useRead } from '../../lib/use-read.ts';

/** `failed`: the result is shown without it. */
export type RemoteAftermath = Aftermath | 'loading' | 'failed';

/** What the end of this finished game means for the player's album and streak. */
export function useAftermath({ id }: GameView): RemoteAftermath {
  const { state, data } = useRead(readAftermath, { params: { id } }, { once: true });
  return state === 'ready' ? data : state;
}
