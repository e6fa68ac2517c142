import { athleteData } from './athlete-files.ts';
import { CatalogueError, loadCatalogue } from './catalogue.ts';

/* Checks the athlete data whole, as no start does: `node api/src/athletes/check-data.ts`. Ends with 1 and all violations. */
try {
  loadCatalogue(athleteData);
} catch (error) {
  if (!(error instanceof CatalogueError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
