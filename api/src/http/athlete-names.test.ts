import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import {
  athleteNames,
  leagueList,
  readAthleteNames,
  readLeagues,
} from '@craque/common/contracts/athletes.ts';
import { packNames } from '@craque/common/domain/athlete/name-list.ts';
import {
  difficulties,
  leagueName,
  leagueNamed,
  leagues,
  sports,
} from '@craque/common/domain/sport.ts';
import { rawRequest } from '../testing/raw-http.ts';
import { startFileApi } from '../testing/file-api.ts';

const api = await startFileApi();

const path = '/api/athletes/names?sport=tennis';
const get = (headers: Record<string, string> = {}) => rawRequest(api.origin, path, { headers });

describe('the names of a sport', () => {
  test.each([...sports])('%s are those of its athletes and nothing else', async (sport) => {
    const { status, body } = await api.guest().call(readAthleteNames, { query: { sport } });
    expect(status).toBe(200);
    expect(athleteNames.parse(body)).toEqual({
      sport,
      ...packNames(api.catalogue.names(sport)),
    });
  });

  test('default to soccer', async () => {
    expect((await api.guest().call(readAthleteNames)).body.sport).toBe('soccer');
  });

  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const)('are compressed for Accept-Encoding %j as %s', async (accepted, encoding, unpack) => {
    const plain = await get();
    const packed = await get({ 'accept-encoding': accepted });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers['content-length']).toBe(String(packed.bytes.length));
    expect(unpack(packed.bytes)).toEqual(plain.bytes);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length);
  });

  test('are uncompressed for a caller who accepts no compression', async () => {
    for (const accepted of [undefined, 'identity', 'zstd']) {
      const answer = await get(accepted === undefined ? {} : { 'accept-encoding': accepted });
      expect([answer.status, answer.headers['content-encoding']]).toEqual([200, undefined]);
    }
  });

  test('are cached for an hour and not sent again while unchanged', async () => {
    const first = await get();
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[0-9a-f]{16}"$/);
    expect(first.headers['cache-control']).toBe('public, max-age=3600');
    expect(first.headers.vary).toContain('Accept-Encoding');
    const second = await get({ 'if-none-match': etag });
    expect([second.status, second.bytes.length, second.headers.etag]).toEqual([304, 0, etag]);
    expect((await get({ 'if-none-match': '"another"' })).status).toBe(200);
  });

  test('are sent again in another form, even if the data have not changed', async () => {
    const soccer = await rawRequest(api.origin, '/api/athletes/names?sport=soccer', {});
    const { dataVersion } = api.catalogue;
    const tags = [`"${dataVersion}-tennis"`, `"${dataVersion}"`, String(soccer.headers.etag)];
    for (const tag of tags) expect((await get({ 'if-none-match': tag })).status).toBe(200);
  });
});

describe('the leagues', () => {
  test('are all listed in order, with the number of athletes of each level', async () => {
    const { status, body } = await api.guest().call(readLeagues);
    expect(status).toBe(200);
    expect(leagueList.parse(body).leagues.map(({ league }) => league)).toEqual(
      leagues.map((league) => leagueName(league)),
    );
    for (const { league, open, pools } of body.leagues) {
      const known = leagueNamed(league) ?? leagues[0];
      expect(open).toBe(api.catalogue.leagueState(known as never).open);
      for (const difficulty of difficulties) {
        expect(pools[difficulty]).toBe(api.catalogue.pool(known as never, difficulty).length);
      }
    }
  });
});
