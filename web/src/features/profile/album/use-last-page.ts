import type { League } from '@craque/common/domain/sport.ts';
import { useState } from 'react';
import { storage } from '../../../lib/storage.ts';

/** The page of a league to which this device turned last, as it was when the league was opened. */
export function useLastPage(league: League): { page: number; keep: (page: number) => void } {
  const key = `craque.album.${league}` as const;
  const [page] = useState(() => Number(/^[1-9]\d{0,3}$/.exec(storage.read(key) ?? '')?.[0] ?? 1));
  return { page, keep: (to) => storage.write(key, String(to)) };
}
