import type { DailyDate } from '@craque/common/domain/daily/daily-date.ts';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import { aPlayer, aChallenge } from '@craque/common/testing/game-builders.ts';
import {
  aResult,
  anAccount,
  asRead,
  endedGame,
  guessed,
  idOf,
  joined,
  linked,
  touchedGame,
} from '../../testing/store-builders.ts';
import type { Stores } from '../store.ts';
import { openDatabase } from './sqlite-database.ts';
import { openSqliteStores } from './sqlite-stores.ts';

const triggers = 'result no_result marked achievement no_achievement preference no_account';
/** Before there were rankings. */
const unranked = `
  ${triggers.replace(/\S+/g, (name) => `DROP TRIGGER IF EXISTS ranking_${name};`)} DROP TABLE IF EXISTS ranking_sums; DROP TABLE IF EXISTS ranking_changes;
`;

/** Results as stored before wins were marked. */
const unmarked = `
  ${unranked}
  DROP INDEX IF EXISTS results_of_daily;
  DROP INDEX results_marked; ALTER TABLE results DROP COLUMN marked;
`;

/** Results as stored by version 6, before daily athletes. */
const versionSix = `
  ${unranked}
  DROP TABLE dailies; DROP INDEX results_of_daily; DROP INDEX results_dailies;
  ALTER TABLE results DROP COLUMN daily_date; ALTER TABLE results DROP COLUMN daily_started_at;
  PRAGMA user_version = 6;
`;

/** Challenges as stored by version 5, before lobbies. */
const versionFive = `
  ${versionSix}
  UPDATE games SET game = json_remove(game, '$.challenge.start');
  PRAGMA user_version = 5;
`;

/** Players as stored before those of challenges were marked. */
const versionFour = `
  ${versionFive}
  DROP INDEX players_in_challenges; ALTER TABLE players DROP COLUMN in_challenge;
  PRAGMA user_version = 4;
`;

/** What version 3 names differently. */
const versionThree = `
  ${versionFour}
  ${unmarked}
  UPDATE games SET game = json_set(game, '$.league', 'English Premier League');
  UPDATE games SET game = json_remove(json_set(game, '$.sharing', game -> '$.challenge'), '$.challenge')
  WHERE game -> '$.challenge' IS NOT NULL;
  UPDATE results SET league = 'English Premier League';
  PRAGMA user_version = 3;
`;

/** Games as stored by version 1, before challenges. */
const versionOne = `
  ${versionThree}
  DROP INDEX results_by_athlete; DROP INDEX results_found;
  ALTER TABLE results DROP COLUMN league; ALTER TABLE results DROP COLUMN difficulty;
  DROP INDEX games_due; ALTER TABLE games DROP COLUMN due_at;
  DROP INDEX games_link; ALTER TABLE games DROP COLUMN link_code;
  DROP TABLE invitees;
  UPDATE games SET game = json_remove(json_set(game, '$.shared', json('false')), '$.loadedVersion');
  PRAGMA user_version = 1;
`;

/** Results as stored by version 0, before accounts. */
const versionZero = `
  ${versionOne}
  DROP INDEX players_unsettled; ALTER TABLE players DROP COLUMN settled;
  DROP TABLE results;
  DROP TABLE records; DROP TABLE achievements; DROP TABLE users; DROP TABLE deletions; DROP TABLE sessions;
  DROP TABLE friendships; DROP TABLE feedback; DROP TABLE status_changes;
  DROP TABLE corrections; DROP TABLE correction_reporters;
  CREATE TABLE results (
    player TEXT NOT NULL,
    finished_at INTEGER NOT NULL,
    game_id INTEGER NOT NULL,
    sport TEXT NOT NULL,
    won INTEGER NOT NULL,
    score INTEGER NOT NULL,
    PRIMARY KEY (player, finished_at, game_id)
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX results_once ON results (game_id, player);
  INSERT INTO results VALUES ('${aPlayer}', 20, 1, 'soccer', 1, 80);
  PRAGMA user_version = 0;
`;

const folder = mkdtempSync(join(tmpdir(), 'craque-schema-'));
const file = join(folder, 'craque.db');

afterEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function withStores(work: (stores: Stores) => Promise<void>): Promise<void> {
  const stores = openSqliteStores(file);
  await work(stores);
  await stores.close();
}

function change(statements: string): void {
  const database = new DatabaseSync(file);
  database.exec(statements);
  database.close();
}

const owing = async ({ games }: Stores) =>
  (await games.unsettledSince({ endedBefore: 99, idleBefore: 0, limit: 9 })).map(({ id }) => id);

/** A game as read from a file of these versions. */
const old = (game: Game) => ({ ...asRead(game), shared: false });

describe('a SQLite file of version 0', () => {
  beforeEach(async () => {
    await withStores(async ({ games }) => {
      await games.insert(endedGame(1, 20));
      await games.insert(touchedGame(2, 20));
      await games.markSettled(idOf(1));
    });
    change(versionZero);
  });

  test('keeps its games, and the ended ones owe their results again', () =>
    withStores(async (stores) => {
      expect(await stores.games.find(idOf(1))).toEqual(old(endedGame(1, 20)));
      expect(await stores.games.find(idOf(2))).toEqual(old(touchedGame(2, 20)));
      expect(await owing(stores)).toEqual([1]);
      expect(await stores.results.outcomesAfter(aPlayer)).toEqual([]);
    }));

  test('accepts complete results from then on and is not migrated a second time', async () => {
    await withStores(async ({ games, results }) => {
      await results.add(aResult(1, 20));
      await games.markSettled(idOf(1));
    });
    await withStores(async (stores) => {
      expect(await owing(stores)).toEqual([]);
      expect(await stores.results.streakOf(aPlayer)).toBe(1);
    });
  });

  test('stays unchanged if it cannot be migrated', async () => {
    change('CREATE VIEW feedback AS SELECT 1 AS id');
    expect(() => openSqliteStores(file)).toThrow(`The database ${file} cannot be used`);
    const database = new DatabaseSync(file);
    expect(database.prepare('SELECT score FROM results').all()).toHaveLength(1);
    expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 0 });
    database.close();
  });
});

describe('a SQLite file of version 1', () => {
  beforeEach(async () => {
    await withStores(async ({ games, results }) => {
      await games.insert(endedGame(1, 20));
      await games.insert(touchedGame(2, 20));
      await games.insert(endedGame(3, 30));
      await results.add(aResult(1, 20));
      await games.markSettled(idOf(1));
    });
    change(versionOne);
  });

  test('keeps its games and results, and settled games stay settled', () =>
    withStores(async (stores) => {
      expect(await stores.games.find(idOf(1))).toEqual(old(endedGame(1, 20)));
      expect(await stores.games.historyOf(aPlayer, { limit: 9 })).toHaveLength(3);
      expect(await stores.results.streakOf(aPlayer)).toBe(1);
      expect(await owing(stores)).toEqual([3]);
    }));

  test('fills the league and the level of its results from their games, if these exist', async () => {
    await withStores(async ({ results }) => {
      expect(await results.winGroupsOf(aPlayer)).toMatchObject([
        { league: endedGame(1, 20).league, difficulty: endedGame(1, 20).difficulty },
      ]);
    });
    change(`${versionOne} DELETE FROM games; UPDATE results SET game_id = 77`);
    await withStores(async ({ results }) => {
      expect(await results.winGroupsOf(aPlayer)).toEqual([]);
      expect(await results.streakOf(aPlayer)).toBe(1);
    });
  });

  test('accepts guesses in its games and new challenges, once and again', async () => {
    const shared = aChallenge({ id: idOf(4) });
    await withStores(async ({ games }) => {
      const next = guessed(touchedGame(2, 20), 40);
      expect(await games.save(next)).toBe(true);
      expect(await games.insert(shared)).toBe('inserted');
    });
    await withStores(async ({ games }) => {
      expect((await games.find(idOf(2)))?.revision).toBe(1);
      expect(await games.invitedTo('ben')).toEqual([shared]);
      expect(await games.dueBefore(Number.MAX_SAFE_INTEGER, 9)).toEqual([shared]);
    });
  });

  test('stays unchanged if it cannot be migrated', async () => {
    change('CREATE VIEW invitees AS SELECT 1 AS game_id');
    expect(() => openSqliteStores(file)).toThrow(`The database ${file} cannot be used`);
    change('DROP VIEW invitees');
    const database = new DatabaseSync(file);
    expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 });
    const columns = database.prepare("SELECT name FROM pragma_table_info('games')").all();
    expect(columns.map(({ name }) => name)).not.toContain('due_at');
    database.close();
    await withStores(async ({ games }) => {
      expect(await games.find(idOf(3))).toEqual(old(endedGame(3, 30)));
    });
  });
});

describe('a SQLite file of version 3', () => {
  const challenge = linked(aChallenge({ id: idOf(4) }), 'CODE');
  beforeEach(async () => {
    await withStores(async ({ games, results }) => {
      await games.insert(challenge);
      await games.insert(endedGame(5, 20));
      await results.add(aResult(5, 20));
    });
    change(versionThree);
  });

  test("has its challenges and leagues under today's names, and they continue", async () => {
    await withStores(async ({ games, results }) => {
      expect(await games.find(idOf(4))).toEqual(asRead(challenge));
      expect(await games.find(idOf(5))).toEqual(asRead(endedGame(5, 20)));
      const { league } = endedGame(5, 20);
      expect(await results.winGroupsOf(aPlayer)).toMatchObject([{ league }]);
      expect(await games.save(joined(challenge, 'ben', 30))).toBe(true);
    });
    await withStores(async ({ games }) => {
      expect((await games.findByLink('CODE'))?.players).toHaveLength(2);
      expect(await games.invitedTo('cem')).toHaveLength(1);
    });
  });

  test('keeps the name of a league that is not on the list', async () => {
    change(
      `UPDATE games SET game = json_set(game, '$.league', 'Quote "d"'); PRAGMA user_version = 3`,
    );
    await withStores(async ({ games }) => {
      expect((await games.find(idOf(5)))?.league).toBe('Quote "d"');
    });
  });
});

describe('a SQLite file of version 4', () => {
  test('has its challenges in the lists of their players', async () => {
    const challenge = joined(aChallenge({ id: idOf(4) }), 'ben', 30);
    await withStores(async ({ games }) => {
      await games.insert(challenge);
      await games.insert(touchedGame(5, 20, { creator: challenge.creator }));
    });
    change(versionFour);
    await withStores(async ({ games }) => {
      for (const { id } of challenge.players) {
        expect(await games.challengesOf(id, 0, 9)).toEqual([asRead(challenge)]);
      }
    });
  });
});

describe('a SQLite file of version 5', () => {
  test('has challenges that began with their creation, and lobbies stay closed', async () => {
    const createdAt = 1_000;
    const { start: _, ...challenge } = aChallenge().challenge ?? { invitations: [] };
    const begun = aChallenge({ id: idOf(4), createdAt, challenge });
    await withStores(async ({ games }) => {
      await games.insert(begun);
      await games.insert(endedGame(5, 20));
    });
    change(versionFive);
    const start = { at: createdAt, version: 0 };
    const lobby = aChallenge({ id: idOf(6), challenge });
    await withStores(async ({ games }) => {
      expect(await games.find(idOf(4))).toEqual(
        asRead({ ...begun, challenge: { ...challenge, start } }),
      );
      expect(await games.find(idOf(5))).toEqual(asRead(endedGame(5, 20)));
      await games.insert(lobby);
    });
    await withStores(async ({ games }) => {
      expect(await games.find(idOf(6))).toEqual(asRead(lobby));
    });
  });
});

describe('a SQLite file whose users lack what came later', () => {
  test('keeps them, who may then change their passwords', async () => {
    await withStores(async ({ users }) => {
      await users.insert(anAccount());
    });
    change(`ALTER TABLE users DROP COLUMN sessions_from;
      ALTER TABLE users DROP COLUMN claims_guest`);
    await withStores(async ({ users }) => {
      expect(await users.find('ada')).toEqual(anAccount());
      const from = anAccount().passwordHash;
      expect(await users.changePassword('ada', { from, to: 'new', sessionsFrom: 7 })).toBe(true);
      expect((await users.find('ada'))?.sessionsFrom).toBe(7);
    });
  });
});

describe('a SQLite file whose results lack the mark of wins', () => {
  test('keeps them without a mark, and takes marks from then on', async () => {
    const player = 'user:ada' as PlayerId;
    await withStores(async ({ results }) => {
      await results.add(aResult(1, 20, { player }));
    });
    change(unmarked);
    await withStores(async ({ results }) => {
      expect(await results.outcomesAfter(player)).toHaveLength(1);
      expect(await results.markedWins()).toEqual([]);
      await results.markWins(player, 0, 99);
    });
    await withStores(async ({ results }) => {
      expect(await results.markedWins()).toMatchObject([{ player, marked: 1 }]);
    });
  });
});

describe('a SQLite file of version 6', () => {
  test('keeps its results, which are of no daily, and stores dailies from then on', async () => {
    const daily = { dailyDate: '2026-03-02' as DailyDate, dailyStartedAt: 5 };
    const placesOf = { date: daily.dailyDate, sport: 'soccer', finishedBefore: 99 } as const;
    await withStores(async ({ results }) => {
      await results.add(aResult(1, 20));
    });
    change(versionSix);
    await withStores(async ({ results }) => {
      expect(await results.outcomesAfter(aPlayer)).toHaveLength(1);
      expect(await results.dailiesOf(aPlayer)).toEqual([]);
      await results.add(aResult(2, 30, daily));
    });
    await withStores(async ({ results }) => {
      expect(await results.dailiesOf(aPlayer)).toMatchObject([{ startedAt: 5, finishedAt: 30 }]);
      expect(await results.placesOf(placesOf)).toHaveLength(1);
    });
  });
});

describe('a SQLite file whose names look alike', () => {
  const lookless =
    'DROP INDEX users_look; DROP INDEX users_without_look; ALTER TABLE users DROP COLUMN look';

  test('keeps all of them, and accepts no further one, even after the oldest is gone', async () => {
    await withStores(async ({ users }) => {
      await users.insert(anAccount({ id: 'young', usernameKey: 'coco', createdAt: 2 }));
      await users.insert(anAccount({ id: 'old', usernameKey: 'other', createdAt: 1 }));
    });
    change(
      `${lookless}; UPDATE users SET username = 'сосо', username_key = 'сосо' WHERE id = 'old'`,
    );
    const third = anAccount({ id: 'third', usernameKey: 'c0c0' });
    await withStores(async ({ users }) => {
      expect((await users.findByKey('сосо'))?.id).toBe('old');
      expect((await users.findByKey('coco'))?.id).toBe('young');
      expect(await users.insert(third)).toBe('name-taken');
      await users.remove('old', 9);
    });
    await withStores(async ({ users }) => {
      expect(await users.insert(third)).toBe('name-taken');
      await users.remove('young', 10);
      expect(await users.insert(third)).toBe('inserted');
    });
  });
});

describe('a SQLite file of a later version', () => {
  test('is refused and stays unchanged', async () => {
    await withStores(async ({ games }) => {
      await games.insert(endedGame(1, 20));
    });
    change('PRAGMA user_version = 1000');
    expect(() => openSqliteStores(file)).toThrow(
      /^The database \S+ was written by a later version of Craque: .* restore the backup .*[.]$/,
    );
    change('PRAGMA user_version = 2');
    await withStores(async ({ games }) => {
      expect(await games.find(idOf(1))).toEqual(asRead(endedGame(1, 20)));
    });
  });
});

test('an upgrade of a SQLite file is reported in one line, from and to; a new file is not', async () => {
  const told: string[] = [];
  const open = async () => {
    await openSqliteStores(file, undefined, (line) => told.push(line)).close();
  };
  await open();
  await open();
  expect(told).toEqual([]);
  change('PRAGMA user_version = 2');
  await open();
  await open();
  expect(told).toEqual([
    expect.stringMatching(/^The database \S+: data migrated from version 2 to \d+; /),
  ]);
});

describe('the tables of a new SQLite file', () => {
  test('are strict, every one', () => {
    const database = openDatabase(':memory:');
    const tables = database.prepare('PRAGMA table_list').all();
    const own = tables.filter(({ name }) => !String(name).startsWith('sqlite_'));
    expect(own.filter(({ strict }) => strict !== 1)).toEqual([]);
    expect(own).toHaveLength(17);
    database.close();
  });
});
