import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { eventually } from '../screens/eventually.ts';
import { filled, pt } from '../screens/texts.ts';
import { test } from '../product/test.ts';
import { field, guess, press, startParty, takeSeat, title } from './room.ts';
import { stageFlaws } from './stage-flaws.ts';

const { party, stage } = pt;
const { bolts, stars } = party.teams;
const large = { viewport: { width: 1280, height: 720 } };

const listOf = (page: Page, name: string) => page.getByRole('list', { name, exact: true });
/** What every item of a list says. */
const said = async (page: Page, name: string) =>
  (await listOf(page, name).getByRole('listitem').allTextContents()).map((text) => text.trim());

test('party: two teams from the lobby to the podium', async ({ visit }) => {
  const { host: screen, code } = await startParty(visit, large);
  await screen.getByText(party.settings.change).click();
  const choice = screen.getByRole('radiogroup', { name: party.teams.title });
  const two = choice.getByRole('radio', { name: '2' });
  await two.click();
  await eventually(async () => assert.ok(await two.isChecked()));
  const flaws: string[] = [];
  const look = async (where: string) => flaws.push(...(await stageFlaws(screen, where)));
  await screen.goto(`/party/${code}/screen`);
  const seats: Page[] = [];
  for (const name of ['Ana', 'Rui', 'Zoe']) seats.push(await takeSeat(visit, code, name));
  const [ana, rui, zoe] = seats as [Page, Page, Page];
  const here = (count: number) =>
    filled(count === 1 ? party.teams.size_one : party.teams.size_other, { count });
  await screen.getByText(filled(stage.lobby.count_other, { count: 3 })).waitFor();
  const has = (...sizes: [number, number]) =>
    eventually(async () => {
      const shown = [bolts, stars].map((team, at) => `${team}${sizes[at]}${here(sizes[at] ?? 0)}`);
      assert.deepEqual(await said(screen, party.teams.title), shown);
    });
  await has(2, 1);
  const own = zoe.getByRole('group', { name: party.teams.own });
  assert.ok(await own.getByRole('radio', { name: bolts }).isChecked());
  await own.getByRole('radio', { name: stars }).check();
  await has(1, 2);
  await look('lobby');

  await press(screen, party.host.steps.start);
  await Promise.all([ana, rui, zoe].map((page) => field(page).waitFor()));
  const secret = visit.product.storedParty(code).rounds.at(-1)?.athlete.name ?? '';
  const crest = (name: string) => screen.getByRole('img', { name, exact: true });
  assert.deepEqual([await crest(bolts).count(), await crest(stars).count()], [1, 2]);
  await guess(rui, secret);
  await guess(zoe, secret);
  await look('round');
  await press(screen, party.host.steps.reveal);
  await listOf(screen, party.teams.title).waitFor();
  const [first, last] = await said(screen, party.teams.title);
  assert.match(`${first}`, new RegExp(`^1${stars}`));
  assert.match(`${last}`, new RegExp(`^2${bolts}0$`));
  const place = (team: string, k: number) =>
    `${team}: ${filled(party.place, { place: k, seats: 2 })} ·`;
  await ana.getByText(place(bolts, 2)).waitFor();
  await zoe.getByText(place(stars, 1)).waitFor();
  await look('table');

  await press(screen, party.host.steps.finish);
  await screen.getByRole('dialog').getByRole('button', { name: party.host.steps.finish }).click();
  await title(screen, party.teams.won_one).waitFor();
  assert.match((await said(screen, party.teams.won_one)).join(), new RegExp(`^${stars}`));
  await look('winning team');
  await title(ana, filled(party.place, { place: 3, seats: 3 })).waitFor();
  assert.match((await said(ana, party.teams.title)).join(), new RegExp(`^1 ${stars}.*2 ${bolts}`));
  await ana.getByRole('heading', { name: party.podium.sheet }).waitFor();
  await title(screen, party.podium.title).waitFor();
  await look('podium');
  const csv = await screen.request.get(`/api/parties/${code}/results?language=en`);
  assert.match(await csv.text(), /^\uFEFF?Place,Name,Team,.*\r\n1,(Rui|Zoe),Blue Stars,/);
  assert.deepEqual(flaws, []);
});
