import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfStale } from './install.mjs';
import { realtimeNodeOptions, serverEnvironment, serverFlags } from './server-node.mjs';

// Any Node from 20.0 on runs this file: the short way to its folder came with 20.11.
const root = join(fileURLToPath(import.meta.url), '../../..');
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** One Ctrl-C arrives twice within this time (ms), from the terminal and from npm. */
const sameSignal = 500;
const parentCheck = 1000;

function signalAll(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

function forwardSignals(child) {
  let last = 0;
  for (const signal of signals) {
    process.on(signal, () => {
      if (Date.now() - last < sameSignal) return;
      last = Date.now();
      signalAll(child, signal);
    });
  }
}

/** A killed npm forwards no signal and has no channel. */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_script?.includes('run-pinned.mjs')) return;
  const { ppid } = process;
  const looking = setInterval(() => {
    if (process.ppid === ppid) return;
    // A second signal would kill a child that is shutting down.
    clearInterval(looking);
    signalAll(child, 'SIGTERM');
  }, parentCheck).unref();
}

function run(script, options, flags = []) {
  const node = join(root, 'node_modules/node/bin/node');
  const before = ['--import', new URL('end-with-parent.mjs', import.meta.url).href];
  // In a separate process group, the terminal's Ctrl-C does not reach it a second time.
  const child = spawn(node, [...flags, ...before, join(root, script), ...options], {
    cwd: root,
    env: serverEnvironment(root),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  forwardSignals(child);
  endWithNpm(child);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      signalAll(child, 'SIGKILL');
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

const prepare = 'scripts/run/prepare.ts';
/** Commands of more than the script of their name in `scripts`. */
const commands = {
  start: { scripts: [prepare, 'scripts/serve.ts'], flags: serverFlags },
  'start-api': {
    scripts: [prepare, 'api/src/main.ts'],
    flags: serverFlags,
    env: { CLIENT_DIR: process.env.CLIENT_DIR ?? join(root, 'web/dist') },
  },
  'start-realtime': {
    scripts: ['realtime/src/main.ts'],
    env: { NODE_OPTIONS: `${realtimeNodeOptions} ${process.env.NODE_OPTIONS ?? ''}`.trim() },
  },
  cluster: { scripts: [prepare, 'scripts/cluster.ts'] },
};

/* `node run-pinned.mjs <command> …`: installs if stale, then runs the scripts of the command one
   after the other up to the first failure. */
const [, , command, ...options] = process.argv;
const { scripts, env, flags } = commands[command] ?? { scripts: [`scripts/${command}.ts`] };
Object.assign(process.env, env);
try {
  installIfStale(root);
  for (const script of scripts) {
    const code = await run(script, options, flags);
    if (code !== 0) process.exit(code);
  }
  process.exit(0);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
