import { mongoEngine } from '@craque/api/store/mongo/mongo-engine.ts';
import { connect, guard } from '@craque/api/store/mongo/mongo-connection.ts';
import { openMongoStores } from '@craque/api/store/mongo/mongo-stores.ts';
import { results as resultDocs, users as userDocs } from '@craque/api/store/collections.ts';
import type { UserDoc } from '@craque/api/store/documents.ts';
import type { DailySlot } from '@craque/api/store/history-stores.ts';
import type { Engine } from '@craque/api/store/port.ts';
import { openDatabase } from '@craque/api/store/sqlite/sqlite-database.ts';
import { sqliteEngine } from '@craque/api/store/sqlite/sqlite-engine.ts';
import { sqliteStoresOn } from '@craque/api/store/sqlite/sqlite-stores.ts';
import type { Stores } from '@craque/api/store/store.ts';
import { resultDoc } from '@craque/api/store/stores/results.ts';
import { aDaily, aResult, anAccount } from '@craque/api/testing/store-builders.ts';
import { type DailyDate, datePlus } from '@craque/common/domain/daily/daily-date.ts';
import { guestPlayer, userPlayer } from '@craque/common/domain/ids.ts';

export type Opened = { stores: Stores; engine: Engine; close(): Promise<void> };

export function openSqlite(file: string): Opened {
  const database = openDatabase(file);
  const stores = sqliteStoresOn(database, file);
  return { stores, engine: sqliteEngine(database), close: () => stores.close() };
}

export async function openMongo(url: string): Promise<Opened> {
  // Sorting everybody takes its time.
  guard.timeoutMs = 600_000;
  const stores = await openMongoStores(url);
  const connection = await connect(url);
  const close = async () => {
    await connection.close();
    await stores.close();
  };
  return { stores, engine: mongoEngine(connection), close };
}

const today = new Date().toISOString().slice(0, 10) as DailyDate;
/** Its board has closed, so everybody may look. */
export const daily: DailySlot = { date: datePlus(today, -5), sport: 'soccer' };
const noon = Date.parse(`${daily.date}T12:00:00Z`);

export const userIdAt = (number: number) => `u${String(number).padStart(7, '0')}`;

/** Every fifth is a guest, every fiftieth of the others hides from rankings. */
export const isGuestAt = (number: number) => number % 5 === 4;
const isHiddenAt = (number: number) => number % 50 === 25;

export const resultAt = (number: number) => {
  const id = userIdAt(number);
  return aResult(1 + number, noon + number, {
    player: isGuestAt(number) ? guestPlayer(id) : userPlayer(id),
    ...{ won: number % 4 > 0, guesses: 1 + ((number * 7) % 5), hints: (number * 3) % 4 },
    timeTaken: 8 + ((number * 7919) % 587),
    ...{ dailyDate: daily.date, dailyStartedAt: noon - 1000 },
  });
};

const atOnce = 200;

/** The players of the daily, whose results are placed; not counted for the rankings. */
export async function seedBoard({ stores, engine }: Opened, players: number): Promise<void> {
  const [results, users] = [engine.rows(resultDocs), engine.rows(userDocs)];
  await stores.dailies.insert(aDaily({ date: daily.date }));
  for (let from = 0; from < players; from += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, players - from) }, (_, at) => from + at);
    const writes = numbers.flatMap((number) => {
      const id = userIdAt(number);
      const account = anAccount({ id, username: id, usernameKey: id });
      const user: UserDoc = {
        ...account,
        look: id,
        showInRankings: isHiddenAt(number) ? false : null,
      };
      const { uncounted: _, ...result } = resultDoc(resultAt(number));
      return [...(isGuestAt(number) ? [] : [users.insert(user)]), results.insert(result)];
    });
    await Promise.all(writes);
  }
  await stores.boards.update();
}
