import { athleteData } from './athlete-files.ts';
import { CatalogueError, loadCatalogue } from './catalogue.ts';

/* Checks the athlete data completely, which no start does: `node
   api/src/athletes/check-data.ts`. Prints all violations and exits with 1 if there are any. */
try {
  loadCatalogue(athleteData);
} catch (error) {
  if (!(error instanceof CatalogueError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
