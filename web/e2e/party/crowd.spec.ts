import assert from 'node:assert/strict';
import { request } from '@playwright/test';
import { post } from '../product/api-call.ts';
import { filled, pt } from '../screens/texts.ts';
import { test } from '../product/test.ts';
import { press, startParty, title } from './room.ts';
import { stageFlaws } from './stage-flaws.ts';

const { party, stage } = pt;

/** Sixteen characters each: the widest letter, the tallest, and what people are called. */
const letters = ['W'.repeat(14), 'Ç'.repeat(14), 'Maria Fernanda', 'Jo Wummermann '];
const names = Array.from({ length: 60 }, (_, at) => `${letters[at % 4] ?? ''}${at + 10}`);

test('party: sixty names of sixteen characters stand whole in the lobby, with teams too, a round and the table', async ({
  visit,
}) => {
  const viewport = { width: 1280, height: 720 };
  const { host: screen, code } = await startParty(visit, { viewport });
  const seat = async (name: string) => {
    const api = await request.newContext({ baseURL: visit.address });
    await post(api, `/api/parties/${code}/seat`, { name });
    await api.dispose();
  };
  const last = names.slice(58);
  for (const name of names.slice(0, 58)) await seat(name);
  const flaws: string[] = [];
  const look = async (where: string) => flaws.push(...(await stageFlaws(screen, where)));
  const setTeams = async (teams: number | null) => {
    const answer = await screen.request.patch(`/api/parties/${code}`, { data: { teams } });
    assert.equal(answer.status(), 200);
  };
  await setTeams(4);
  await screen.goto(`/party/${code}/screen`);
  await screen.getByRole('list', { name: party.teams.title }).waitFor();
  await look('lobby of four teams');
  await setTeams(null);
  for (const name of last) await seat(name);
  await title(screen, party.seat.full).waitFor();
  await screen.getByText(names.at(-1) ?? '').waitFor();
  await look('lobby of sixty');
  await press(screen, party.host.steps.start);
  await screen.locator('[data-light]').nth(59).waitFor();
  await look('round of sixty');
  await press(screen, party.host.steps.reveal);
  const table = screen.getByRole('list', { name: filled(stage.table, { number: 1, total: 5 }) });
  await table.getByRole('listitem').nth(59).waitFor();
  await look('table of sixty');
  assert.deepEqual(flaws, []);
});
