import { execFile } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

export type ToolRun = { code: number; output: string };

/**
 * Runs one of the installed tools by its file below node_modules, with this Node; a tool that takes
 * longer than `limit` ms is killed.
 */
export function runTool(
  file: string,
  options: readonly string[],
  { limit = 180_000, env = {} }: { limit?: number; env?: Record<string, string> } = {},
): Promise<ToolRun> {
  const command = [join(root, 'node_modules', file), ...options];
  const settings = {
    cwd: root,
    env: { ...process.env, ...env },
    timeout: limit,
    killSignal: 'SIGKILL',
    maxBuffer: Number.POSITIVE_INFINITY,
  } as const;
  return new Promise((resolve) => {
    const child = execFile(process.execPath, command, settings, (error, stdout, stderr) => {
      const late = error?.killed ? `\nended after ${limit / 1000} s` : '';
      resolve({ code: child.exitCode ?? 1, output: stdout + stderr + late });
    });
  });
}
