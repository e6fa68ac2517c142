import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { serverEnvironment } from '../run/server-node.mjs';
import { root } from '../run/run-tool.ts';

/** A command of the operator as npm starts it; `script` is its file in `scripts`. */
export function runScript(
  script: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<{ code: number; out: string; err: string }> {
  const command = [join(import.meta.dirname, '..', script), ...args];
  const { NODE_COMPILE_CACHE } = serverEnvironment(root);
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE, ...settings };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, command, { env }, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}
