import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '@craque/common/testing/new-folder.ts';
import { loadPhotoBook } from '@craque/api/athletes/photo-book.ts';
import { anAthlete } from '@craque/common/testing/athlete-builders.ts';
import { type RecordedWiki, startRecordedWiki } from '../testing/recorded-wiki.ts';
import { fetchPhotos } from './fetch-photos.ts';
import { openPhotoFolder } from './photo-folder.ts';
import { createPoliteClient } from './polite-client.ts';

type Bench = { wiki: RecordedWiki; folder: string; lines: string[]; waits: number[] };
const benches: Bench[] = [];
const bench = () => benches.at(-1) as Bench;
beforeEach(async () => {
  const folder = join(newFolder(), 'photos');
  benches.push({ wiki: await startRecordedWiki(), folder, lines: [], waits: [] });
});
afterEach(() => bench().wiki.close());

const pause = 7;
const start = Date.parse('2026-11-21T12:00:00Z');
const ada = anAthlete();
const known = (wikidata: string) => anAthlete({ id: wikidata.toLowerCase(), name: 'X', wikidata });

const atBench = () => {
  const { origin } = bench().wiki;
  return { wikidata: origin, commons: origin, upload: origin };
};

function run(athletes = [ada], limit = Number.POSITIVE_INFINITY, sources = atBench()) {
  const { folder, lines, waits } = bench();
  const client = createPoliteClient({
    userAgent: 'CraquePhotos/1.0 (mail@craque.example)',
    pause,
    timeout: 5000,
    now: () => start,
    // Only recorded, so that no test waits.
    wait: async (ms) => {
      waits.push(ms);
    },
  });
  const print = (line: string) => {
    lines.push(line);
  };
  return fetchPhotos(athletes, limit, { client, sources, folder: openPhotoFolder(folder), print });
}

const printed = () => bench().lines.join('\n');
const listOf = () => JSON.parse(readFileSync(join(bench().folder, 'photos.json'), 'utf8'));
const longWaits = () => bench().waits.filter((ms) => ms !== pause);

describe('a photo', () => {
  test('is found by name and birth date and stored as the product reads it, its author as plain text', async () => {
    expect(await run()).toEqual({ stored: 1, there: 0, skipped: 0, failed: 0 });
    expect(printed()).toBe('ada-quill: stored (Q1001, CC BY-SA 4.0, Bea & Co)');
    expect(listOf()).toEqual([
      {
        athleteId: 'ada-quill',
        author: 'Bea & Co',
        licence: 'CC BY-SA 4.0',
        source: 'https://commons.wikimedia.org/wiki/File:Ada_Quill_2024.jpg',
        file: 'ada-quill.jpg',
      },
    ]);
    const book = loadPhotoBook(bench().folder);
    expect(book.creditOf('ada-quill')?.author).toBe('Bea & Co');
    expect((await book.picture('ada-quill')).length).toBeGreaterThan(100);
    expect(readdirSync(bench().folder).toSorted()).toEqual(['ada-quill.jpg', 'photos.json']);
  });

  test('is found by the item of our record, without a search', async () => {
    await run([known('Q1001')]);
    expect(printed()).toContain('q1001: stored (Q1001');
    expect(bench().wiki.requests.map(({ query }) => query.get('action'))).toEqual([
      'wbgetentities',
      'query',
      null,
    ]);
  });

  test('is found if Wikidata has a preferred birth date and a deprecated one', async () => {
    await run([known('Q1020')]);
    expect(printed()).toContain('q1020: stored');
  });

  test('uses the credit if no author is named, and the file type from the bytes', async () => {
    await run([known('Q1017')]);
    expect(listOf()).toMatchObject([{ author: 'Club archive', licence: 'CC0', file: 'q1017.png' }]);
  });

  test.each([
    [
      'a wrong birth date',
      { name: 'Wrong Birth' },
      'nobody of this name was born on 1995-04-12: Q1002, Q1004',
    ],
    [
      'two people of one name and birth date',
      { name: 'Two People' },
      'Q1005 and Q1006 have this name and birth date',
    ],
    ['nobody of the name', { name: 'Nobody' }, 'nobody of this name in Wikidata'],
    ['an item without a picture', { wikidata: 'Q1007' }, 'Q1007 has no picture'],
    [
      'an item of somebody else',
      { wikidata: 'Q1008' },
      'Q1008 was born on 1960-01-01, not on 1995-04-12',
    ],
    ['an item that is none', { wikidata: 'Q1009' }, 'Q1009 is not in Wikidata'],
    [
      'a licence that forbids selling',
      { wikidata: 'Q1010' },
      'Unfree.jpg has no free licence: CC BY-NC 2.0',
    ],
    ['a photo that is not free', { wikidata: 'Q1011' }, 'Fair use.jpg has no free licence'],
    ['no licence', { wikidata: 'Q1012' }, 'No licence.jpg has no free licence: none is named'],
    ['no author', { wikidata: 'Q1013' }, 'No author.jpg names no author'],
    ['a picture that is gone', { wikidata: 'Q1018' }, 'Gone.jpg is not at Commons'],
    [
      'a picture at another place',
      { wikidata: 'Q1019' },
      'Elsewhere.jpg is kept at https://elsewhere.example',
    ],
  ])('is not used with %s, and that is not a failure', async (_, person, reason) => {
    expect(await run([anAthlete(person)])).toMatchObject({ stored: 0, skipped: 1, failed: 0 });
    expect(printed()).toContain(`ada-quill: skipped: ${reason}`);
    expect(existsSync(bench().folder)).toBe(false);
    expect(bench().wiki.requests.filter(({ path }) => path.startsWith('/thumb'))).toEqual([]);
  });

  test.each([
    ['broken', 'Q1014', 'cannot be shown'],
    ['too large', 'Q1015', 'larger than 10485760 bytes'],
    ['a page and no picture', 'Q1016', 'is neither JPEG nor PNG nor WebP'],
    ['at an address that is none', 'Q1021', 'an answer of an unknown form'],
  ])('that is %s is a failure and is not stored; the others are', async (_, item, reason) => {
    expect(await run([known(item), ada])).toMatchObject({ stored: 1, failed: 1 });
    expect(printed()).toContain(`${item.toLowerCase()}: failed: ${reason}`);
    expect(readdirSync(bench().folder).toSorted()).toEqual(['ada-quill.jpg', 'photos.json']);
  });
});

describe('a second run', () => {
  test('requests nothing for existing photos', async () => {
    await run();
    const before = bench().wiki.requests.length;
    expect(await run()).toEqual({ stored: 0, there: 1, skipped: 0, failed: 0 });
    expect(bench().wiki.requests).toHaveLength(before);
  });

  test('downloads a listed photo whose file is missing, and keeps photos of others', async () => {
    await run();
    const { folder } = bench();
    const own = {
      ...listOf()[0],
      athleteId: 'zoe',
      file: 'by-hand.jpg',
      licence: 'with permission',
    };
    writeFileSync(join(folder, 'by-hand.jpg'), readFileSync(join(folder, 'ada-quill.jpg')));
    writeFileSync(join(folder, 'photos.json'), JSON.stringify([own, ...listOf()]));
    rmSync(join(folder, 'ada-quill.jpg'));
    expect(await run([ada, anAthlete({ id: 'zoe' })])).toMatchObject({ stored: 1, there: 1 });
    expect(listOf()).toEqual([expect.objectContaining({ athleteId: 'ada-quill' }), own]);
  });

  test('keeps what somebody has added to the list while it ran', async () => {
    const folder = openPhotoFolder(bench().folder);
    await run();
    const [own] = listOf();
    const credit = { author: 'Bea', licence: 'CC0', source: own.source };
    const bytes = readFileSync(join(bench().folder, own.file));
    await folder.put({ ...credit, athleteId: 'zoe', bytes });
    expect(listOf()).toEqual([own, { ...credit, athleteId: 'zoe', file: 'zoe.jpg' }]);
    expect([folder.has('zoe'), folder.has('nobody')]).toEqual([true, false]);
  });

  test('counts its limit by missing photos', async () => {
    await run();
    expect(await run([ada, known('Q1001'), known('Q1020')], 1)).toMatchObject({
      stored: 1,
      there: 1,
    });
    expect(printed()).toContain('q1001: stored');
    expect(printed()).not.toContain('q1020');
  });

  test('does not overwrite a list that cannot be read', async () => {
    await run();
    writeFileSync(join(bench().folder, 'photos.json'), '[{');
    expect(() => run()).toThrow('wrong photos in');
  });
});

describe('the servers', () => {
  test('get one request at a time, with our name, a pause after each, and may refuse when they lag', async () => {
    await run([ada, known('Q1017')]);
    const { wiki, waits } = bench();
    expect(wiki.maxAtOnce()).toBe(1);
    expect(wiki.requests).toHaveLength(7);
    expect(waits).toEqual(wiki.requests.map(() => pause));
    for (const { userAgent } of wiki.requests) {
      expect(userAgent).toBe('CraquePhotos/1.0 (mail@craque.example)');
    }
    const calls = wiki.requests.filter(({ path }) => path === '/w/api.php');
    expect(calls.map(({ query }) => query.get('maxlag'))).toEqual(calls.map(() => '5'));
    expect(calls.at(1)?.query.get('ids')).toBe('Q1001|Q1002|Q1003');
  });

  test.each([
    ['after 429 with seconds', { status: 429, headers: { 'retry-after': '17' } }, 17_000],
    [
      'after 503 with a date',
      { status: 503, headers: { 'retry-after': 'Sat, 21 Nov 2026 12:00:30 GMT' } },
      30_000,
    ],
    ['after 429 without a time', { status: 429 }, 5_000],
    [
      'after a lag reported with 200',
      {
        status: 200,
        headers: { 'retry-after': '5' },
        body: '{"error":{"code":"maxlag","info":"Waiting for db1: 7.1 seconds lagged"}}',
      },
      5_000,
    ],
  ])('are asked again %s', async (_, answer, wait) => {
    bench().wiki.answerNext(answer);
    expect(await run()).toMatchObject({ stored: 1, failed: 0 });
    expect(longWaits()).toEqual([wait]);
  });

  test('are left alone if they ask for hours', async () => {
    bench().wiki.answerNext({ status: 429, headers: { 'retry-after': '7200' } });
    const tally = await run([ada, known('Q1017')]);
    expect(tally).toMatchObject({ stored: 0, failed: 0 });
    expect(tally.stopped).toMatch(/asks to come back in 7200 s$/);
    expect(bench().wiki.requests).toHaveLength(1);
  });

  test('are given up for one athlete after five attempts, with growing delays', async () => {
    bench().wiki.answerNext(...Array.from({ length: 5 }, () => ({ status: 500 })));
    expect(await run([ada, known('Q1017')])).toMatchObject({ stored: 1, failed: 1 });
    expect(printed()).toContain('ada-quill: failed: answered 500 (5 times)');
    expect(longWaits()).toEqual([5_000, 10_000, 20_000, 40_000]);
  });

  test('are asked again soon if they do not answer at all', async () => {
    const { origin, close } = await startRecordedWiki();
    await close();
    const { wiki } = bench();
    const sources = { wikidata: origin, commons: wiki.origin, upload: wiki.origin };
    expect(await run([ada], 1, sources)).toMatchObject({ failed: 1 });
    expect(printed()).toContain('ada-quill: failed: no answer: ');
    expect(longWaits()).toEqual([2_000, 2_000, 2_000, 2_000]);
  });

  test('are not asked again for what they refuse', async () => {
    bench().wiki.answerNext({ status: 403 });
    await run();
    expect(printed()).toContain('ada-quill: failed: answered 403');
    expect(bench().wiki.requests).toHaveLength(1);
  });

  test.each([
    ['no JSON', '<html>', 'answered no JSON'],
    ['another form', '{"search":7}', 'an answer of an unknown form'],
    ['more than is read', ' '.repeat(10 * 1024 * 1024 + 1), 'larger than 10485760 bytes'],
    ['an error', '{"error":{"code":"badvalue","info":"no"}}', 'answered badvalue: no'],
  ])('may answer %s, which is a failure of one athlete', async (_, body, reason) => {
    bench().wiki.answerNext({ status: 200, body });
    expect(await run([ada, known('Q1017')])).toMatchObject({ stored: 1, failed: 1 });
    expect(printed()).toContain(`ada-quill: failed: ${reason}`);
  });

  test('end the run if they are unreachable', async () => {
    bench().wiki.answerNext(...Array.from({ length: 5 }, () => ({ status: 403 })));
    const people = Array.from({ length: 8 }, (_, count) => anAthlete({ id: `p${count}` }));
    const tally = await run(people);
    expect(tally).toMatchObject({ failed: 5, stopped: '5 failures in a row' });
    expect(bench().wiki.requests).toHaveLength(5);
  });
});
