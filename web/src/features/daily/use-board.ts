import { type DailyBoard, readDailyBoard } from '@craque/common/contracts/daily.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';

export type RemoteBoard = { state: 'loading' | 'failed' } | { state: 'ready'; board: DailyBoard };

export type BoardScope = 'friends' | 'everyone';

/** How a daily went, with the rows of the player's friends or of everyone. `retry` reads it again. */
export function useBoard(
  sport: Sport,
  date: string,
  scope: BoardScope,
): RemoteBoard & { retry: () => void } {
  const [board, setBoard] = useState<RemoteBoard>({ state: 'loading' });
  const read = useCallback(
    async (signal?: AbortSignal) => {
      // Another scope or another try: what is on the screen stays until it is there.
      const query = { sport, date, scope };
      const input = signal ? { query, signal } : { query };
      const found = await call(readDailyBoard, input).catch(() => null);
      if (signal?.aborted) return;
      setBoard(found ? { state: 'ready', board: found } : { state: 'failed' });
    },
    [sport, date, scope],
  );
  useEffect(() => {
    const leaving = new AbortController();
    void read(leaving.signal);
    return () => leaving.abort();
  }, [read]);
  return { ...board, retry: () => void read() };
}
