import { type Ranking, readRanking } from '@craque/common/contracts/rankings.ts';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import type { RankingChoice } from '../../lib/addresses/ranking-address.ts';

/** While another ranking is read, the one before stays. */
export type RemoteRanking = { state: 'loading' | 'failed' | 'ready'; ranking?: Ranking };

/** The chosen ranking; none while `isWanted` is false. `retry` reads it again. */
export function useRanking(
  { scope, window, sport }: RankingChoice,
  isWanted: boolean,
): RemoteRanking & { retry: () => void } {
  const [found, setFound] = useState<RemoteRanking>({ state: 'loading' });
  const read = useCallback(
    async (signal?: AbortSignal) => {
      setFound((before) => ({ ...before, state: 'loading' }));
      const query = { scope, window, sport };
      const ranking = await call(readRanking, { query, ...(signal && { signal }) }).catch(
        () => null,
      );
      if (signal?.aborted) return;
      setFound(ranking ? { state: 'ready', ranking } : { state: 'failed' });
    },
    [scope, window, sport],
  );
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    void read(leaving.signal);
    return () => leaving.abort();
  }, [read, isWanted]);
  return { ...found, retry: () => void read() };
}
