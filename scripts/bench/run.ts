import { cpus } from 'node:os';
import { benchGuess } from './guess.ts';
import { renderTable, type Row } from './figures.ts';

const benches: Readonly<Record<string, () => Promise<Row[]>>> = {
  guess: benchGuess,
};

function machine(): string {
  const [first, ...others] = cpus();
  return `${others.length + 1} cores (${first?.model.trim() || 'unnamed'}), Node ${process.version}`;
}

const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(benches);
const unknown = names.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  process.stderr.write(
    `No bench ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.\n`,
  );
  process.exit(2);
}
const rows: Row[] = [];
for (const name of names) {
  process.stderr.write(`${name} …\n`);
  rows.push(...((await benches[name]?.()) ?? []));
}
const command = ['npm run bench', ...(asked.length > 0 ? ['--', ...asked] : [])].join(' ');
process.stdout.write(
  `\n\`${command}\`, ${new Date().toISOString().slice(0, 10)}, ${machine()}\n\n${renderTable(rows)}\n`,
);
if (rows.some(({ verdict }) => verdict === 'missed')) process.exitCode = 1;
