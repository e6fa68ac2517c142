import { DatabaseSync } from 'node:sqlite';
import { expect, jest, test } from '@jest/globals';
import { createWriter } from './sqlite-writer.ts';

function aWriter() {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE word (text TEXT PRIMARY KEY) STRICT');
  const exec = jest.spyOn(database, 'exec');
  const insert = database.prepare('INSERT INTO word VALUES (?)');
  const write = createWriter(database);
  return {
    write,
    database,
    commits: () => exec.mock.calls.filter(([sql]) => sql === 'COMMIT').length,
    add: (text: string) => write(() => Number(insert.run(text).changes)),
    words: () =>
      database
        .prepare('SELECT text FROM word ORDER BY text')
        .all()
        .map(({ text }) => text),
  };
}

test('the writes of one turn are one commit, and resolve after it', async () => {
  const { add, words, commits } = aWriter();
  const writes = Promise.all(['a', 'b', 'c'].map(add));
  expect(words()).toEqual([]);
  expect(await writes).toEqual([1, 1, 1]);
  expect([commits(), words()]).toEqual([1, ['a', 'b', 'c']]);
});

test('a taken key fails alone', async () => {
  const { add, words, commits } = aWriter();
  const ends = await Promise.allSettled(['a', 'a', 'b'].map(add));
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect([commits(), words()]).toEqual([1, ['a', 'b']]);
});

test('a statement that fails in another way fails alone, too', async () => {
  const { add, write, words } = aWriter();
  const refused = () => {
    throw new Error('disk I/O error');
  };
  const ends = await Promise.allSettled([add('a'), write(refused), add('b')]);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(words()).toEqual(['a', 'b']);
});

test('after a failed commit nothing counts as written', async () => {
  const { add, database } = aWriter();
  const writes = Promise.allSettled([add('a'), add('b')]);
  database.close();
  expect((await writes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('a write that may be lost does not wait for the disk', async () => {
  const { write, database, add } = aWriter();
  const levels: unknown[] = [];
  const noting = () => {
    levels.push(database.prepare('PRAGMA synchronous').get()?.synchronous);
    return 1;
  };
  await write(noting, { mayBeLost: true });
  // Beside one that may not it is as safe.
  await Promise.all([write(noting, { mayBeLost: true }), add('a')]);
  await write(noting);
  expect(levels).toEqual([1, 2, 2]);
});
