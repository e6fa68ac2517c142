import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@craque/common/domain/language.ts';

/** A file per language with a line per athlete, and `evidence.json`: what each line rests on. */
export const storyFolder = fileURLToPath(new URL('./stories/', import.meta.url));

export const storyFile = (language: Language): string => join(storyFolder, `${language}.json`);

/**
 * What somebody would tell at the bar (docs/athletes.md), or null. It is wanted once a win, so the
 * one line is read from the file, and nothing is kept.
 */
export async function storyOf(athleteId: string, language: Language): Promise<string | null> {
  const file = await readFile(storyFile(language)).catch(ifMissing);
  const start = `\n  "${athleteId}": `;
  const at = file?.indexOf(start) ?? -1;
  if (!file || at < 0) return null;
  const line = file.toString('utf8', at + start.length, file.indexOf('\n', at + start.length));
  return JSON.parse(line.replace(/,$/, ''));
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
