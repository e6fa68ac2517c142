import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { athleteData } from '@craque/api/athletes/athlete-files.ts';
import { loadCatalogue } from '@craque/api/athletes/catalogue.ts';
import { writePrivately } from '@craque/api/start/data-folder.ts';
import type { Athlete } from '@craque/common/domain/athlete/athlete.ts';
import { leagueNamed, leagues } from '@craque/common/domain/sport.ts';
import { everyone } from './athletes/data-violations.ts';
import { fetchPhotos } from './photos/fetch-photos.ts';
import { openPhotoFolder } from './photos/photo-folder.ts';
import { readPhotoSettings } from './photos/photo-settings.ts';
import { createPoliteClient } from './photos/polite-client.ts';
import { commandConfig, runCommand } from './run/command.ts';

const usage = 'Usage: npm run import:photos -- [--league nba] [--limit 20] [--ids a,b]';

type Wanted = { league?: string | undefined; ids?: string | undefined };

/** Of a league the best known first, so that a limited run begins with them. */
function wantedAthletes({ league, ids }: Wanted): Athlete[] {
  const catalogue = loadCatalogue(athleteData);
  const named = league === undefined ? undefined : leagueNamed(league);
  if (league !== undefined && !named)
    throw new Error(`There is no league ${league}; one of ${leagues.join(', ')}.`);
  const all = named ? [...catalogue.members(named)] : everyone(catalogue);
  if (ids === undefined) return all;
  return ids.split(',').map((id) => {
    const athlete = all.find((each) => each.id === id.trim());
    if (!athlete)
      throw new Error(`There is no athlete ${id.trim()}${named ? ` in ${named}` : ''}.`);
    return athlete;
  });
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: { league: { type: 'string' }, limit: { type: 'string' }, ids: { type: 'string' } },
  });
  const { limit = '999999' } = values;
  if (!/^[1-9]\d{0,5}$/.test(limit)) throw new Error(usage);
  const { userAgent, pause, sources } = readPhotoSettings(process.env);
  const { dataDir } = commandConfig();
  writePrivately();
  const client = createPoliteClient({ userAgent, pause, timeout: 30_000, wait, now: Date.now });
  const folder = openPhotoFolder(join(dataDir, 'photos'));
  const run = { client, sources, folder, print: console.log };
  const result = await fetchPhotos(wantedAthletes(values), Number(limit), run);
  const { stored, there, skipped, failed, stopped } = result;
  console.log(
    `${stored} stored, ${there} were there already, ${skipped} skipped, ${failed} failed. The product reads the photos when it starts.`,
  );
  if (stopped) console.log(`Ended early: ${stopped}. Run it again later to continue.`);
  process.exitCode = failed > 0 || stopped ? 1 : 0;
});
