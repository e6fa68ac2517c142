import { type Aftermath, readAftermath } from '@craque/common/contracts/album.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { useEffect, useState } from 'react';
import type { Call } from '../../lib/api.ts';

/** `failed`: the result is shown without it. */
export type RemoteAftermath = Aftermath | 'loading' | 'failed';

/** The same end is shown in several places, one after the other, and read once. */
const answers = new WeakMap<GameView, Promise<Aftermath | 'failed'>>();

async function read(call: Call, { id }: GameView): Promise<Aftermath | 'failed'> {
  return (await call(readAftermath, { params: { id } }).catch(() => null)) ?? 'failed';
}

/** What the end of this finished game means for the player's album and streak. */
export function useAftermath(game: GameView, call: Call): RemoteAftermath {
  const [shown, setShown] = useState<RemoteAftermath>('loading');
  useEffect(() => {
    const leaving = new AbortController();
    const answer = answers.get(game) ?? read(call, game);
    answers.set(game, answer);
    void answer.then((found) => {
      if (found === 'failed') answers.delete(game);
      if (!leaving.signal.aborted) setShown(found);
    });
    return () => leaving.abort();
  }, [game, call]);
  return shown;
}
