import { createHmac } from 'node:crypto';
import { type GameId, gameIdFrom } from '@craque/common/domain/ids.ts';

export type SharedIdDependencies = {
  /** That of the dailies, which the installation keeps to itself; for games with other words. */
  dailyKey: Buffer;
};

/**
 * The same id for the same words, and nobody can foresee it: of requests at once one makes the
 * game, and the others find it.
 */
export function sharedId({ dailyKey }: SharedIdDependencies, words: string): GameId {
  const digest = createHmac('sha256', dailyKey).update(`game ${words}`).digest();
  return gameIdFrom(Number(digest.readBigUInt64BE() >> 11n) / 2 ** 53);
}
