import { type DailyBoard, readDailyBoard } from '@craque/common/contracts/daily.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';

export type RemoteBoard = { state: 'loading' | 'failed' } | { state: 'ready'; board: DailyBoard };

/** How a daily went: for everybody, and for the player's friends. `retry` reads it again. */
export function useBoard(sport: Sport, date: string): RemoteBoard & { retry: () => void } {
  const [board, setBoard] = useState<RemoteBoard>({ state: 'loading' });
  const read = useCallback(
    async (signal?: AbortSignal) => {
      setBoard({ state: 'loading' });
      const query = { sport, date, scope: 'friends' } as const;
      const input = signal ? { query, signal } : { query };
      const found = await call(readDailyBoard, input).catch(() => null);
      if (signal?.aborted) return;
      setBoard(found ? { state: 'ready', board: found } : { state: 'failed' });
    },
    [sport, date],
  );
  useEffect(() => {
    const leaving = new AbortController();
    void read(leaving.signal);
    return () => leaving.abort();
  }, [read]);
  return { ...board, retry: () => void read() };
}
