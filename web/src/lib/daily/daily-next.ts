import type { DailySport } from '@craque/common/contracts/daily.ts';

/** The daily to play next: one that is under way, else the first that is still open. */
export function nextToPlay<T extends Pick<DailySport, 'state'>>(all: readonly T[]): T | undefined {
  return all.find(({ state }) => state === 'playing') ?? all.find(({ state }) => state === 'open');
}
