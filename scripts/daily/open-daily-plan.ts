import { athleteData } from '@craque/api/athletes/athlete-files.ts';
import { loadCatalogue } from '@craque/api/athletes/catalogue.ts';
import { createLiveCatalogue } from '@craque/api/athletes/live-catalogue.ts';
import { createCorrectionService } from '@craque/api/corrections/correction-service.ts';
import type { DailyAthleteDependencies } from '@craque/api/daily/daily-athletes.ts';
import { dailyOrder } from '@craque/api/daily/daily-athletes.ts';
import type { Config } from '@craque/api/start/config.ts';
import { readSecrets } from '@craque/api/start/secrets.ts';
import type { Stores } from '@craque/api/store/store.ts';
import { createChance } from '@craque/common/chance/chance.ts';

/** What the api chooses the daily athletes from: its data with what admins have accepted. */
export async function openDailyPlan(
  config: Config,
  stores: Stores,
): Promise<DailyAthleteDependencies> {
  const catalogue = createLiveCatalogue(loadCatalogue(athleteData, 'trusted'));
  const clock = Date.now;
  await createCorrectionService({ stores, catalogue, clock }).refresh();
  const { random } = createChance();
  return { stores, catalogue, clock, random, ...dailyOrder(config, readSecrets(config)) };
}
