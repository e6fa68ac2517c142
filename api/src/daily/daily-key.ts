import { derivedBytes } from '@craque/common/tokens/derived-key.ts';
import type { Config } from '../start/config.ts';
import type { DailyAthleteDependencies } from './daily-athletes.ts';

/**
 * What decides the order of the daily athletes: the secret that signs, the newest of those given,
 * and the setting.
 */
export function dailyOrder(
  { dailyLeagues }: Pick<Config, 'dailyLeagues'>,
  [newest = '']: readonly string[],
): Pick<DailyAthleteDependencies, 'dailyKey' | 'dailyLeagues'> {
  return { dailyKey: derivedBytes(newest, 'daily'), dailyLeagues };
}
