import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Waits for a script of the project; throws with this message if it fails. */
export function runScript(
  command: readonly string[],
  failure: string,
  env: NodeJS.ProcessEnv = {},
) {
  const settings = { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' } as const;
  if (spawnSync(process.execPath, command, settings).status !== 0) throw new Error(failure);
}
