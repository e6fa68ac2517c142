import { execFile } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

export type ToolRun = { code: number; output: string };

export function runTool(file: string, options: readonly string[]): Promise<ToolRun> {
  const command = [join(root, 'node_modules', file), ...options];
  const settings = { cwd: root, maxBuffer: Number.POSITIVE_INFINITY };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, command, settings, (_, stdout, stderr) => {
      resolve({ code: child.exitCode ?? 1, output: stdout + stderr });
    });
  });
}
