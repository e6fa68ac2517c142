import { type Connection, type ConnectOptions, createConnection } from 'mongoose';
import { StoreUnavailable } from '../store.ts';
import { databaseIn } from './mongo-url.ts';

/** A write is in the journal of most members; a dead server is noticed within seconds. */
const connectionOptions = {
  writeConcern: { w: 'majority', journal: true, wtimeoutMS: 4000 },
  serverSelectionTimeoutMS: 2000,
  connectTimeoutMS: 2000,
  heartbeatFrequencyMS: 2000,
  socketTimeoutMS: 5000,
  bufferCommands: false,
  autoCreate: false,
  autoIndex: false,
} as const;

/** Milliseconds; less than nginx waits for this process. Tests of what is stored have more. */
export const guard = { timeoutMs: 1_500 };

type MongoError = { name?: string; code?: number; message?: string };

const duplicateKey = 11000;
const notAllowed = new Set([13, 18, 8000]);

/** The violated unique index, as MongoDB names it (`_id_`); undefined for any other error. */
export function duplicateIndex(error: unknown): string | undefined {
  const { code, message } = error as MongoError;
  // Not every server reports the fields (`keyPattern`), but all name the index in the message.
  return code === duplicateKey
    ? (message?.match(/index: (?:\S+\.\$)?(\S+)/)?.[1] ?? '')
    : undefined;
}

function isRefusal(error: unknown): boolean {
  const { name = '' } = error as MongoError;
  return name.startsWith('Mongo');
}

/** Any failure except a violated constraint becomes StoreUnavailable. */
export async function translated<T>(work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (duplicateIndex(error) !== undefined || !isRefusal(error)) throw error;
    throw new StoreUnavailable((error as Error).message, { cause: error });
  }
}

/** So does no answer for 1.5 s: a hanging server keeps its connections. */
export async function guarded<T>(work: () => PromiseLike<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const { timeoutMs } = guard;
  const refuse = () => reject(new StoreUnavailable(`no answer within ${timeoutMs} ms`));
  const timer = setTimeout(refuse, timeoutMs);
  try {
    return await Promise.race([translated(work), late]);
  } finally {
    clearTimeout(timer);
  }
}

export function placeOf({ host, port, name }: Connection): string {
  return `${host}:${port}/${name}`;
}

/**
 * Connects anew when the driver no longer watches the server: its heartbeat to a socket that has just
 * been destroyed never ends (7.8), so the server is not found again after an outage. Whatever the
 * server does, a heartbeat ends within 4 s. The result ends the watch.
 */
export function reopenWhenLost(connection: Connection, url: string, lostAfter = 8_000): () => void {
  const options = { ...connectionOptions, dbName: connection.name };
  const heartbeat = { at: performance.now() };
  const beat = () => {
    heartbeat.at = performance.now();
  };
  const listen = () => {
    const client = connection.getClient();
    client.on('serverHeartbeatSucceeded', beat).on('serverHeartbeatFailed', beat);
  };
  const look = { at: performance.now() };
  const watch = setInterval(async () => {
    const now = performance.now();
    // A process that stood still, as in a start with much else to do, has heard of no heartbeat either.
    if (now - look.at > lostAfter / 2) beat();
    look.at = now;
    if (now - heartbeat.at < lostAfter) return;
    beat();
    await connection.close(true).catch(() => undefined);
    await connection.openUri(url, options).catch(() => undefined);
    listen();
  }, lostAfter / 4).unref();
  listen();
  return () => clearInterval(watch);
}

type Seen = { reason?: { servers?: ReadonlyMap<string, { error?: Error | null }> } };

/** Waiting does not help: the driver does not speak with a server of that version. */
function isTooOld(error: unknown): boolean {
  const servers = (error as Seen).reason?.servers?.values() ?? [];
  return [...servers].some((server) => server.error?.name === 'MongoCompatibilityError');
}

/**
 * A connection of its own, to `database`, else the one of the URL, else `craque`. Throws StoreUnavailable while the server cannot be reached, and a plain
 * Error where waiting does not help (credentials, URL).
 */
export async function connect(
  url: string,
  database?: string,
  more: Pick<ConnectOptions, `${string}MS` & keyof ConnectOptions> = {},
): Promise<Connection> {
  const dbName = database ?? databaseIn(url) ?? 'craque';
  const options = { ...connectionOptions, ...more, dbName };
  const connection = createConnection(url, options);
  // A failure after the start is reported by the operation that meets it.
  connection.on('error', () => {});
  try {
    return await connection.asPromise();
  } catch (error) {
    await connection.destroy().catch(() => {});
    const { code, name = '', message } = error as MongoError;
    if (isTooOld(error))
      throw new Error(`MONGODB_URL cannot be used, MongoDB 4.4 or later is needed: ${message}`, {
        cause: error,
      });
    const isOurs = name === 'MongoParseError' || notAllowed.has(code ?? 0) || !isRefusal(error);
    if (isOurs) throw new Error(`MONGODB_URL cannot be used: ${message}`, { cause: error });
    throw new StoreUnavailable(`MongoDB does not answer: ${message}`, { cause: error });
  }
}
