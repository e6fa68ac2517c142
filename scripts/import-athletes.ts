import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { athleteData } from '@craque/api/athletes/athlete-files.ts';
import { importFile } from './athletes/import-file.ts';

const usage = 'Usage: npm run import:athletes -- <file.csv> [--write] [--skip-refused]';

/**
 * Merges a CSV file into the athlete data; without `--write` it only reports what it would do
 * (docs/athletes.md).
 */
function run(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      write: { type: 'boolean', default: false },
      'skip-refused': { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Error(usage);
  const { code, lines } = importFile({
    file,
    folder: fileURLToPath(athleteData),
    write: values.write,
    skipRefused: values['skip-refused'],
  });
  for (const line of lines) console.log(line);
  return code;
}

try {
  process.exitCode = run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
