import { existsSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDataFolder, writePrivately } from '@craque/api/start/data-folder.ts';
import { move } from '@craque/api/store/move.ts';
import { openSqliteSource } from '@craque/api/store/sqlite/sqlite-move.ts';
import {
  copySecrets,
  databaseName,
  madeAt,
  refuseWhileInUse,
  removeDatabase,
  secretNames,
  summary,
  unseal,
} from './saved/saved-folder.ts';
import { commandConfig, runCommand } from './run/command.ts';

const usage = 'Usage: npm run restore -- <folder of a backup, or of several> [--force]';

/** Of several backups the one that was made last, whatever the folders are called. */
function backupIn(folder: string): string {
  if (existsSync(join(folder, databaseName))) return folder;
  const all = existsSync(folder) ? readdirSync(folder) : [];
  const [newest] = all
    .filter((name) => !name.endsWith('.partial') && existsSync(join(folder, name, databaseName)))
    .map((name) => join(folder, name))
    .toSorted((one, other) => madeAt(other).localeCompare(madeAt(one)));
  if (!newest) throw new Error(`There is no ${join(folder, databaseName)}.`);
  return newest;
}

/** The replaced database is kept with its secrets, as it needs its own pepper. */
async function restoreSqlite(dataDir: string, folder: string, force: boolean): Promise<string> {
  const file = join(dataDir, databaseName);
  const coming = `${file}.coming`;
  openDataFolder(dataDir, console);
  if (existsSync(file)) refuseWhileInUse(file);
  if (existsSync(file) && !force)
    throw new Error(
      `${file} is there already. Nothing was changed. With --force it is replaced, and kept under another name.`,
    );
  const rows = await unseal(folder, coming);
  const ending = `.replaced-${Date.now()}`;
  const replacing = secretNames.filter((name) => existsSync(join(folder, name)));
  const replaced = [databaseName, ...replacing].flatMap((name) =>
    ['-wal', '-shm', '']
      .filter((end) => existsSync(join(dataDir, `${name}${end}`)))
      .map((end) => [`${name}${end}`, `${name}${ending}${end}`] as const),
  );
  for (const [from, to] of replaced) renameSync(join(dataDir, from), join(dataDir, to));
  renameSync(coming, file);
  const secrets = copySecrets(folder, dataDir);
  const kept = replaced.length > 0 ? ` What was there before ends in ${ending}.` : '';
  return `Restored from ${folder}: ${[summary(rows), ...secrets].join(', ')}.${kept}`;
}

async function restoreMongo(url: string, folder: string, force: boolean): Promise<string> {
  const { openMongoTarget } = await import('@craque/api/store/mongo/mongo-move.ts');
  const coming = join(folder, `${databaseName}.coming`);
  const rows = await unseal(folder, coming);
  try {
    const source = openSqliteSource(coming);
    try {
      const target = await openMongoTarget(url, { emptied: force });
      try {
        await move(source, target).catch((error: Error) => {
          const more = error.message.includes('is not empty') ? ' With --force it is emptied.' : '';
          throw new Error(`${error.message}${more}`, { cause: error });
        });
        return `Restored from ${folder} to ${target.description}: ${summary(rows)}; every row was compared.`;
      } finally {
        await target.close();
      }
    } finally {
      await source.close();
    }
  } finally {
    removeDatabase(coming);
  }
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const [given, ...more] = positionals;
  if (!given || more.length > 0) throw new Error(usage);
  const { dataDir, mongodbUrl } = commandConfig();
  writePrivately();
  const folder = backupIn(given);
  const { force } = values;
  console.log(
    await (mongodbUrl
      ? restoreMongo(mongodbUrl, folder, force)
      : restoreSqlite(dataDir, folder, force)),
  );
});
