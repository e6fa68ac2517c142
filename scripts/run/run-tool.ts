import { spawn } from 'node:child_process';
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
  const child = spawn(process.execPath, [join(root, 'node_modules', file), ...options], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => {
      output += `\nended after ${limit / 1000} s`;
      child.kill('SIGKILL');
    }, limit);
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? 1, output });
    });
  });
}
