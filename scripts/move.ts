import { parseArgs } from 'node:util';
import { writePrivately } from '@craque/api/start/data-folder.ts';
import { move, type Stage } from '@craque/api/store/move.ts';
import { openSource, openTarget } from './saved/places.ts';
import { runCommand } from './run/command.ts';

const usage =
  'Usage: npm run move -- --from <place> --to <place>, each sqlite:<data folder> or mongodb://…';
const often = 2_000;
const count = (number: number) => number.toLocaleString('en');

/** A line now and then: the output may be a log. */
function showProgress() {
  const shown = { at: 0 };
  return (stage: Stage, name: string, done: number, all: number): void => {
    if (performance.now() - shown.at < often) return;
    shown.at = performance.now();
    console.log(`${name}: ${count(done)} of ${count(all)} ${stage}`);
  };
}

const secretsLine = `The secrets do not move: the product needs the same PASSWORD_PEPPER and JWT_SECRET at its new place.
With SQLite they are the files pepper and secret of the data folder, unless set.`;

await runCommand(async () => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { from: text, to: text } });
  if (!values.from || !values.to) throw new Error(usage);
  writePrivately();
  const began = performance.now();
  const source = await openSource(values.from);
  try {
    const target = await openTarget(values.to);
    try {
      const tables = await move(source, target, showProgress());
      for (const { name, rows, digest } of tables)
        console.log(`${name.padEnd(13)}${count(rows).padStart(11)}  ${digest.slice(0, 16)}`);
      const seconds = Math.ceil((performance.now() - began) / 1000);
      console.log(`Moved from ${source.description} to ${target.description} in ${seconds} s.`);
      console.log('Every row was compared: 0 differences. The source is as it was.');
      console.log(secretsLine);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
});
