import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openDataFolder } from '@craque/api/start/data-folder.ts';
import type { MoveSource, MoveTarget } from '@craque/api/store/move.ts';
import { databaseName } from './saved-folder.ts';

/* Where data are: `sqlite:<data folder or file>` or `mongodb://…`. MongoDB's driver is loaded on
   demand. */

const form = /^(?:(sqlite):(.+)|(mongodb(?:\+srv)?):\/\/.+)$/s;

/** The file of a place in SQLite; undefined for one in MongoDB. Throws an Error for any other. */
function fileOf(place: string): string | undefined {
  const [, , path, mongo] = form.exec(place) ?? [];
  if (mongo) return undefined;
  if (!path) throw new Error('A place is sqlite:<data folder> or mongodb://…');
  const isFile = path.endsWith('.db') && !(existsSync(path) && statSync(path).isDirectory());
  return isFile ? path : join(path, databaseName);
}

export async function openSource(place: string): Promise<MoveSource> {
  const file = fileOf(place);
  if (file === undefined) {
    const { openMongoSource } = await import('@craque/api/store/mongo/mongo-move.ts');
    return openMongoSource(place);
  }
  const { openSqliteSource } = await import('@craque/api/store/sqlite/sqlite-move.ts');
  return openSqliteSource(file, (line) => console.log(line));
}

export async function openTarget(place: string): Promise<MoveTarget> {
  const file = fileOf(place);
  if (file === undefined) {
    const { openMongoTarget } = await import('@craque/api/store/mongo/mongo-move.ts');
    return openMongoTarget(place);
  }
  const { openSqliteTarget } = await import('@craque/api/store/sqlite/sqlite-move.ts');
  if (!place.endsWith('.db')) openDataFolder(join(file, '..'), console);
  return openSqliteTarget(file);
}
