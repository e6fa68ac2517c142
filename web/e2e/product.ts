import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Game } from '@craque/common/domain/game.ts';

/** The real product in a process of its own, on a free port and an empty data folder. */
export type Product = {
  address: string;
  /** The game as it is stored, secret included: how a journey knows what to type. */
  storedGame(id: number): Game;
  stop(): Promise<void>;
};

/** Who is an admin after registering. */
export const adminName = 'chefe';

const serve = resolve(import.meta.dirname, '../../scripts/serve.ts');
const opened = /Craque is open: (\S+)/;

async function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolvePromise, reject) => {
    child.stdout?.on('data', (bytes) => {
      output += bytes;
      const address = opened.exec(output)?.[1];
      if (address) resolvePromise(address);
    });
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}: ${output}`)));
  });
}

/** The server keeps its file locked, so a copy of file and log is read. */
function readStored(dataDirectory: string, id: number): Game {
  const copy = mkdtempSync(join(tmpdir(), 'craque-copy-'));
  try {
    for (const name of ['craque.db', 'craque.db-wal']) {
      const file = join(dataDirectory, name);
      if (existsSync(file)) copyFileSync(file, join(copy, name));
    }
    const database = new DatabaseSync(join(copy, 'craque.db'));
    const row = database.prepare('SELECT game FROM games WHERE id = ?').get(id);
    database.close();
    if (!row) throw new Error(`no game ${id} is stored`);
    return JSON.parse(String(row.game)) as Game;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

export async function startProduct(): Promise<Product> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'craque-e2e-'));
  const child = spawn(process.execPath, [serve], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: 'localhost',
      DATA_DIR: dataDirectory,
      MONGODB_URL: '',
      REDIS_URL: '',
      LIMITS_FACTOR: '1000',
      ADMIN_USERNAMES: adminName,
      LOG_LEVEL: 'warn',
    },
  });
  const leave = () => child.kill('SIGTERM');
  process.once('exit', leave);
  const address = await addressOf(child);
  return {
    address,
    storedGame: (id) => readStored(dataDirectory, id),
    async stop() {
      process.off('exit', leave);
      leave();
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
