import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { athleteData } from '@craque/api/athletes/athlete-files.ts';
import type { Catalogue } from '@craque/api/athletes/catalogue.ts';
import { loadCatalogue } from '@craque/api/athletes/catalogue.ts';
import { readConfig } from '@craque/api/start/config.ts';
import { writePrivately } from '@craque/api/start/data-folder.ts';
import type { Athlete } from '@craque/common/domain/athlete/athlete.ts';
import { leagueNamed, leagues } from '@craque/common/domain/sport.ts';
import { everyone } from './athletes/data-violations.ts';
import { fetchPhotos } from './photos/fetch-photos.ts';
import { openPhotoFolder } from './photos/photo-folder.ts';
import { readPhotoSettings } from './photos/photo-settings.ts';
import { createPoliteClient } from './photos/polite-client.ts';

const usage = `Usage: npm run import:photos -- [--league ${'nba'}] [--limit 20] [--ids a,b]`;
const requestTimeout = 30_000;

type Wanted = { league: string | undefined; ids: string | undefined };

/**
 * Best known first within a league, so that a limited run begins with the athletes players meet
 * most.
 */
function wantedAthletes(catalogue: Catalogue, { league, ids }: Wanted): Athlete[] {
  const named = league === undefined ? undefined : leagueNamed(league);
  if (league !== undefined && !named) {
    throw new Error(`There is no league ${league}; one of ${leagues.join(', ')}.`);
  }
  const all = named ? [...catalogue.members(named)] : everyone(catalogue);
  if (ids === undefined) return all;
  return ids.split(',').map((id) => {
    const athlete = all.find((each) => each.id === id.trim());
    if (!athlete)
      throw new Error(`There is no athlete ${id.trim()}${named ? ` in ${named}` : ''}.`);
    return athlete;
  });
}

function limitOf(text: string | undefined): number {
  if (text === undefined) return Number.POSITIVE_INFINITY;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Error(usage);
  return Number(text);
}

/**
 * Downloads licensed portraits into the folder of the photos and returns the exit code
 * (docs/athletes.md).
 */
async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      league: { type: 'string' },
      limit: { type: 'string' },
      ids: { type: 'string' },
    },
  });
  const limit = limitOf(values.limit);
  const { userAgent, pause, sources } = readPhotoSettings(process.env);
  const { dataDir } = readConfig(process.env);
  writePrivately();
  const athletes = wantedAthletes(loadCatalogue(athleteData), {
    league: values.league,
    ids: values.ids,
  });
  const tally = await fetchPhotos(athletes, limit, {
    client: createPoliteClient({
      userAgent,
      pause,
      timeout: requestTimeout,
      wait: (ms) => wait(ms),
      now: Date.now,
    }),
    sources,
    folder: openPhotoFolder(join(dataDir, 'photos')),
    print: (line) => console.log(line),
  });
  const { stored, there, skipped, failed, stopped } = tally;
  console.log(
    `${stored} stored, ${there} were there already, ${skipped} skipped, ${failed} failed. The product reads the photos when it starts.`,
  );
  if (stopped) console.log(`Ended early: ${stopped}. Run it again later to continue.`);
  return failed > 0 || stopped ? 1 : 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
