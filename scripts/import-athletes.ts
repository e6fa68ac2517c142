import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { athleteData } from '@craque/api/athletes/athlete-files.ts';
import { importFile } from './athletes/import-file.ts';
import { runCommand } from './run/command.ts';

await runCommand(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      write: { type: 'boolean', default: false },
      'skip-refused': { type: 'boolean', default: false },
    },
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0)
    throw new Error('Usage: npm run import:athletes -- <file.csv> [--write] [--skip-refused]');
  const { write, 'skip-refused': skipRefused } = values;
  const { code, lines } = importFile({
    ...{ file, folder: fileURLToPath(athleteData), write, skipRefused },
  });
  for (const line of lines) console.log(line);
  process.exitCode = code;
});
