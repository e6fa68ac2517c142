import { expect, test } from '@jest/globals';
import { databaseIn, onDatabase } from './mongo-url.ts';

test.each([
  ['mongodb://localhost', undefined, 'mongodb://localhost/other'],
  ['mongodb://localhost:27017/', undefined, 'mongodb://localhost:27017/other'],
  ['mongodb+srv://u:p%2F@db.test/craque', 'craque', 'mongodb+srv://u:p%2F@db.test/other'],
  ['mongodb://a:1,b:2,c:3/?replicaSet=r', undefined, 'mongodb://a:1,b:2,c:3/other?replicaSet=r'],
  ['mongodb://a:1,b:2/craque?w=1', 'craque', 'mongodb://a:1,b:2/other?w=1'],
  ['mongodb://a:1,b:2?replicaSet=r', undefined, 'mongodb://a:1,b:2/other?replicaSet=r'],
])('the database of %s is %s, and can be another one', (url, database, other) => {
  expect([databaseIn(url), onDatabase(url, 'other')]).toEqual([database, other]);
});
