import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

export function runTool(
  file: string,
  options: readonly string[],
): Promise<{ code: number; output: string }> {
  const command = [join(root, 'node_modules', file), ...options];
  const settings = { cwd: root, maxBuffer: Number.POSITIVE_INFINITY };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, command, settings, (_, stdout, stderr) => {
      resolve({ code: child.exitCode ?? 1, output: stdout + stderr });
    });
  });
}

/** Waits for a script of the project; throws with this message if it fails. */
export function runScript(
  command: readonly string[],
  failure: string,
  env: NodeJS.ProcessEnv = {},
) {
  const settings = { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' } as const;
  if (spawnSync(process.execPath, command, settings).status !== 0) throw new Error(failure);
}
