import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openSqliteStores } from '@craque/api/store/sqlite/sqlite-stores.ts';
import type { Stores } from '@craque/api/store/store.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import type { Party } from '@craque/common/domain/party/party.ts';

/** The real product in a separate process, on a free port and an empty data folder. */
export type Product = {
  address: string;
  /** The stored game including its secret, so that a journey knows what to type. */
  storedGame(id: number): Game;
  /** The same of a room. */
  storedParty(code: string): Party;
  /**
   * Stops, lets `work` write what would take too long to play, and restarts at the same address.
   */
  rewrite(work: Writing): Promise<void>;
  /** Sets the server's clock ahead of the real one, in ms; until the next `rewrite`. */
  setAhead(ahead: number): Promise<void>;
  stop(): Promise<void>;
};

export type Writing = (stores: Stores) => Promise<void>;

const serve = resolve(import.meta.dirname, 'serve.ts');
const opened = /^open: (\S+)/m;

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

const storedBy = {
  game: 'SELECT game AS stored FROM games WHERE id = ?',
  party: 'SELECT party AS stored FROM parties WHERE code = ?',
};

/** The server locks its file, so a copy of file and log is read. */
function readStored(
  dataDirectory: string,
  what: keyof typeof storedBy,
  key: number | string,
): unknown {
  const copy = mkdtempSync(join(tmpdir(), 'craque-copy-'));
  try {
    for (const name of ['craque.db', 'craque.db-wal']) {
      const file = join(dataDirectory, name);
      if (existsSync(file)) copyFileSync(file, join(copy, name));
    }
    const database = new DatabaseSync(join(copy, 'craque.db'));
    const row = database.prepare(storedBy[what]).get(key);
    database.close();
    if (!row) throw new Error(`nothing is stored of ${key}`);
    return JSON.parse(String(row.stored));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function writeTo(dataDirectory: string, work: Writing): Promise<void> {
  const stores = openSqliteStores(join(dataDirectory, 'craque.db'));
  await work(stores);
  await stores.close();
}

function spawnOn(dataDirectory: string, port: string): ChildProcess {
  return spawn(process.execPath, [serve], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: port,
      HOST: 'localhost',
      DATA_DIR: dataDirectory,
      MONGODB_URL: '',
      REDIS_URL: '',
      LIMITS_FACTOR: '1000',
      LOG_LEVEL: 'warn',
    },
  });
}

/** Starts on an empty store. */
export async function startProduct(): Promise<Product> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'craque-e2e-'));
  let child = spawnOn(dataDirectory, '0');
  const leave = () => child.kill('SIGTERM');
  const end = async () => {
    leave();
    if (child.exitCode === null) await once(child, 'exit');
  };
  process.once('exit', leave);
  const address = await addressOf(child);
  return {
    address,
    storedGame: (id) => readStored(dataDirectory, 'game', id) as Game,
    storedParty: (code) => readStored(dataDirectory, 'party', code) as Party,
    async rewrite(more) {
      await end();
      await writeTo(dataDirectory, more);
      child = spawnOn(dataDirectory, new URL(address).port);
      await addressOf(child);
    },
    async setAhead(ahead) {
      const answer = once(child, 'message');
      child.send(ahead);
      await answer;
    },
    async stop() {
      process.off('exit', leave);
      await end();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
