import { describe, expect, test } from '@jest/globals';
import { StoreUnavailable } from './store.ts';
import { retried } from './port.ts';

/** An attempt that loses against others this many times. */
function beatenTimes(times: number) {
  const attempts: number[] = [];
  const attempt = async () => (attempts.push(0) > times ? 'written' : undefined);
  return { attempts, attempt };
}

describe('a compare-and-set', () => {
  test.each([0, 1, 59])('is repeated after losing %d times', async (times) => {
    const { attempts, attempt } = beatenTimes(times);
    expect(await retried(attempt)).toBe('written');
    expect(attempts).toHaveLength(times + 1);
  });

  test('fails as unavailable after 60 attempts', async () => {
    const { attempts, attempt } = beatenTimes(99);
    await expect(retried(attempt)).rejects.toThrow(StoreUnavailable);
    expect(attempts).toHaveLength(60);
  });

  test('that finds nothing to write returns at once', async () => {
    expect(await retried(async () => null)).toBeNull();
  });
});
