import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { athleteData } from '@craque/api/athletes/athlete-files.ts';
import { loadCatalogue } from '@craque/api/athletes/catalogue.ts';
import { openSqliteStores } from '@craque/api/store/sqlite/sqlite-stores.ts';
import {
  type DailyDate,
  dailyNumber,
  datePlus,
  latestAnywhere,
} from '@craque/common/domain/daily/daily-date.ts';
import { sports } from '@craque/common/domain/sport.ts';
import { runScript } from './testing/run-script.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'craque-daily-'));
const file = join(dataDir, 'craque.db');
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** A month ahead: still to come, however long the tests take. */
const coming = datePlus(latestAnywhere(Date.now()), 30);
const catalogue = loadCatalogue(athleteData, 'trusted');

const run = (args: readonly string[]) => runScript('daily.ts', args, { DATA_DIR: dataDir });

async function storedOf(date: DailyDate, sport: (typeof sports)[number]) {
  const stores = openSqliteStores(file);
  const daily = await stores.dailies.find(date, sport);
  await stores.close();
  return daily;
}

const dateArgs = (date: string, sport = 'basketball') => ['--date', date, '--sport', sport];

describe('npm run daily', () => {
  test('shows who is to come, with the name only for who asks, and stores nothing', async () => {
    const { code, out, err } = await run(dateArgs(coming));
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(
      new RegExp(
        `^${coming} basketball \\(${dailyNumber(coming)}\\): [^;,]+; to be chosen, by today's data\\n$`,
      ),
    );
    const named = await run([...dateArgs(coming), '--names']);
    const name = /: [^;]+, ([^;]+);/.exec(named.out)?.[1] ?? '';
    expect(catalogue.names('basketball').map((each) => each.name)).toContain(name);
    expect(await storedOf(coming, 'basketball')).toBeUndefined();
  });

  test('replaces a coming day by somebody of a league, and notes who did it when', async () => {
    const { code, out } = await run([...dateArgs(coming), '--league', 'wnba']);
    expect(code).toBe(0);
    expect(out).toMatch(/: WNBA; replaced \d{4}-\d\d-\d\d \d\d:\d\d UTC by .+\n$/);
    const stored = await storedOf(coming, 'basketball');
    expect(stored).toMatchObject({ date: coming, league: 'wnba', replaced: [{}] });
    expect(out).not.toContain(stored?.athlete.name);
    const again = await run([...dateArgs(coming), '--replace', '--names']);
    const second = await storedOf(coming, 'basketball');
    expect(second?.replaced?.[1]?.athleteId).toBe(stored?.athlete.athleteId);
    expect(again.out).toContain(second?.athlete.name);
    expect((await run(dateArgs(coming))).out).toContain('; replaced ');
  });

  test('keeps somebody out of the dailies for a reason, by name or id', async () => {
    const never = (...args: string[]) => run(['--never', ...args]);
    expect((await never('Nobody', '--reason', 'crime')).err).toContain('Nobody is called Nobody.');
    expect((await never('LeBron James', '--reason', 'age')).err).toContain('--reason takes crime');
    const { code, out } = await never('lebron james', '--reason', 'death');
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/^LeBron James \(lebron-james\) is in no/),
    ]);
    const planned = await run(['--check', '300', '--names']);
    expect(planned.out).toContain('Stephen Curry');
    // The day that is chosen already may have them.
    const toBeChosen = planned.out.split('\n').filter((line) => line.endsWith("by today's data"));
    expect(toBeChosen.length).toBeGreaterThan(1000);
    expect(toBeChosen.join()).not.toContain('LeBron James');
  });

  test('says which day has somebody already who is kept out', async () => {
    const id = (await storedOf(coming, 'basketball'))?.athlete.athleteId ?? '';
    const { out } = await run(['--never', id, '--reason', 'death']);
    expect(out).toContain(`\n${coming} was chosen before: `);
    await run([...dateArgs(coming), '--replace']);
    expect((await storedOf(coming, 'basketball'))?.athlete.athleteId).not.toBe(id);
  });

  test('checks the coming days of all sports for repeats', async () => {
    const clean = await run(['--check', '14']);
    expect([clean.code, clean.err]).toEqual([0, '']);
    expect(clean.out.trimEnd().split('\n')).toHaveLength(sports.length);
    expect(clean.out.match(/: no repeat$/gm)).toHaveLength(sports.length);
    const named = await run(['--check', '2', '--names']);
    expect(named.out.trimEnd().split('\n')).toHaveLength(sports.length * 3);
  });

  test('fails when a day repeats an athlete, and says whose day it was without the name', async () => {
    const daily = await storedOf(coming, 'basketball');
    if (!daily) throw new Error('the day was not replaced');
    const [first, second] = [datePlus(coming, -20), datePlus(coming, -18)];
    const stores = openSqliteStores(file);
    await stores.dailies.replace({ ...daily, date: first, round: 7 });
    await stores.dailies.replace({ ...daily, date: second, round: 8 });
    await stores.close();
    const { code, out } = await run(['--check', '14']);
    expect(code).toBe(1);
    expect(out).toContain(`  ${second} has the athlete of ${first}\n`);
    expect(out).not.toContain(daily.athlete.name);
  });

  test.each<[string, string[], RegExp]>([
    ['nothing', [], /^Usage: npm run daily -- --date/],
    ['a date without a sport', ['--date', '2026-12-24'], /^Usage:/],
    ['a check of a date', ['--check', '14', '--date', '2026-12-24'], /^Usage:/],
    ['no date', dateArgs('2026-02-30'), /^2026-02-30 is no date .*\n$/],
    ['a date before the first', dateArgs('2025-12-31'), /^2025-12-31 is no date .*\n$/],
    [
      'a date too far ahead',
      dateArgs('9999-12-31'),
      /^9999-12-31 is more than 366 days ahead\.\n$/,
    ],
    ['an unknown sport', dateArgs('2027-01-01', 'chess'), /^chess is no sport: soccer, .*\n$/],
    [
      'a league of another sport',
      [...dateArgs('2027-01-01'), '--league', 'atp'],
      /^atp is no league of basketball\.\n$/,
    ],
    ['no days', ['--check', '0'], /^--check takes a number of days from 1 to 366\.\n$/],
    ['too many days', ['--check', '367'], /^--check takes/],
    ['days in words', ['--check', 'two'], /^--check takes/],
    [
      'a replacement of a day that has begun',
      [...dateArgs('2026-01-01'), '--replace'],
      /^2026-01-01 has begun somewhere: its athlete stays\.\n$/,
    ],
  ])('explains %s', async (_, args, err) => {
    const result = await run(args);
    expect([result.code, result.out]).toEqual([1, '']);
    expect(result.err).toMatch(err);
  });

  test('refuses an unknown option', async () => {
    const { code, err } = await run([...dateArgs('2027-01-01'), '--force']);
    expect(code).toBe(1);
    expect(err).toContain("'--force'");
  });

  test('reports that the product has the database open', async () => {
    const stores = openSqliteStores(file);
    const { code, err } = await run(dateArgs(coming));
    await stores.close();
    expect(code).toBe(1);
    expect(err).toMatch(/^The database .*craque\.db is in use by another process .*\n$/);
  });
});
