import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import {
  changeParty,
  createParty,
  guessInParty,
  readParty,
  readPartyResults,
  removePartySeat,
  renamePartySeat,
  stepParty,
  takePartySeat,
} from '@craque/common/contracts/party.ts';
import { type Language, languages } from '@craque/common/domain/language.ts';
import type { HostStep, PartyTeam } from '@craque/common/domain/party/party.ts';
import { startFileApi } from '../testing/file-api.ts';
import type { TestClient } from '../testing/test-client.ts';

const api = await startFileApi();
const second = 1000;

async function aRoom(settings: object) {
  const host = api.guest();
  const body = { rounds: 5, leagues: ['NBA'], ...settings };
  const { state } = (await host.call(createParty, { body })).body;
  const { code } = state;
  const sit = (client: TestClient, wish: { name?: string; team?: PartyTeam }) =>
    client.call(takePartySeat, { id: code, body: wish });
  return {
    ...{ host, code, state, sit },
    step: (step: HostStep) => host.call(stepParty, { id: code, body: { step } }),
    change: (wish: object) => host.call(changeParty, { id: code, body: wish }),
    read: async (client: TestClient = host, as = 'screen') =>
      (await client.call(readParty, { id: code, query: { as } })).body,
    async join(name: string) {
      const client = api.guest();
      const { seat } = (await sit(client, { name })).body;
      return { client, seat: seat?.seat ?? 0, team: seat?.row?.team };
    },
    async guess(client: TestClient, right: boolean) {
      const round = (await api.stores.parties.find(code))?.rounds.at(-1);
      const guess = right ? (round?.athlete.name ?? '') : 'zzzz';
      return client.call(guessInParty, { id: code, body: { number: round?.number ?? 0, guess } });
    },
  };
}

describe('teams', () => {
  test('are chosen at the start or in the lobby, by the host alone, and not later', async () => {
    const { state, join, change, sit, step, host, code } = await aRoom({ teams: 2 });
    expect(state.settings.teams).toBe(2);
    const people = [await join('Ana'), await join('Ben'), await join('Cleo')];
    expect(people.map(({ team }) => team)).toEqual(['bolts', 'stars', 'bolts']);
    const four = (await change({ teams: 4 })).body;
    expect(four.state.teams?.map(({ size }) => size)).toEqual([1, 1, 1, 0]);
    expect(four.host?.people.map(({ team }) => team)).toEqual(['bolts', 'stars', 'hearts']);
    const [ana] = people;
    if (!ana) throw new RangeError();
    expect((await sit(ana.client, { team: 'clovers' })).body.seat?.row?.team).toBe('clovers');
    const body = { seat: ana.seat, team: 'stars' as const };
    const moved = (await host.call(renamePartySeat, { id: code, body })).body;
    expect(moved.host?.people[0]).toMatchObject({ name: 'Ana', team: 'stars' });
    expect((await change({ teams: null })).body.state).not.toHaveProperty('teams');
    expect((await sit(ana.client, { team: 'bolts' })).error.code).toBe('invalid_team');
    await change({ teams: 2 });
    expect((await sit(ana.client, { team: 'hearts' })).error.code).toBe('invalid_team');
    await step('start');
    for (const refused of [
      await sit(ana.client, { team: 'stars' }),
      await host.call(renamePartySeat, { id: code, body }),
      await change({ teams: 3 }),
    ])
      expect([refused.status, refused.error.code]).toEqual([409, 'step_not_due']);
    const stranger = await sit(api.guest(), { team: 'bolts' });
    expect([stranger.status, stranger.headers.getSetCookie()]).toEqual([409, []]);
  });

  test('have the mean of who plays: not of who was removed, nor of who waits', async () => {
    const { join, step, guess, read, host, code } = await aRoom({ teams: 2 });
    const [ana, ben, cleo] = [await join('Ana'), await join('Ben'), await join('Cleo')];
    await step('start');
    api.clock.move(3 * second);
    for (const { client } of [ana, cleo]) await read(client, 'seat');
    await guess(ana.client, true);
    const late = await join('Late');
    expect(late.team).toBe('stars');
    api.clock.move(12 * second);
    await guess(ben.client, true);
    const told = (await step('reveal')).body.state;
    expect(told.teams).toEqual([
      { team: 'stars', size: 2, points: 900, place: 1, moved: 0 },
      { team: 'bolts', size: 2, points: 500, place: 2, moved: 0 },
    ]);
    expect(told.top.map(({ team }) => team)).toEqual(['bolts', 'stars', 'bolts']);
    await host.call(removePartySeat, { id: code, body: { seat: cleo.seat } });
    expect((await read()).state.teams).toEqual([
      { team: 'bolts', size: 1, points: 1000, place: 1, moved: 0 },
      { team: 'stars', size: 2, points: 900, place: 2, moved: 0 },
    ]);
    await step('next');
    // Who came late begins with the lowest score there is.
    expect((await read()).state.teams?.map(({ points }) => points)).toEqual([1000, 900]);
    await step('end');
    const tableIn = async (language: Language) =>
      (await host.call(readPartyResults, { id: code, query: { language } })).text.split('\r\n');
    expect((await tableIn('en')).slice(0, 3)).toEqual([
      'Place,Name,Team,Points,Seconds,Round 1',
      '1,Ana,Yellow Bolts,1000,0.0,1000',
      '2,Ben,Blue Stars,900,12.0,900',
    ]);
    expect((await tableIn('pt')).slice(0, 2)).toEqual([
      'Lugar,Nome,Time,Pontos,Segundos,Rodada 1',
      '1,Ana,Raios Amarelos,1000,0.0,1000',
    ]);
    const again = (await step('again')).body;
    expect(again.host?.people.map(({ team }) => team)).toEqual(['bolts', 'stars', 'stars']);
  });
});

test('the teams of the table have the names that the screens give them', () => {
  type Named = { party: { teams: Record<string, string> } };
  const read = (path: string) =>
    JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as Named;
  for (const language of languages) {
    const shown = read(`../../../web/src/locales/party/${language}.json`).party.teams;
    expect(shown).toMatchObject(read(`../texts/${language}.json`).party.teams);
  }
});
