import assert from 'node:assert/strict';
import { namesOf } from '../screens/guesses.ts';
import { filled, pt } from '../screens/texts.ts';
import { test } from '../product/test.ts';
import { field, guess, press, startParty, takeSeat, title } from './room.ts';
import { stageFlaws } from './stage-flaws.ts';

const { party, stage } = pt;
const large = { viewport: { width: 1280, height: 720 } };

test('party: the big screen shows a round from the code to the podium, and tells no secret', async ({
  visit,
}) => {
  const { host: screen, code } = await startParty(visit, large);
  const flaws: string[] = [];
  const look = async (where: string) => flaws.push(...(await stageFlaws(screen, where)));
  await screen.goto(`/party/${code}/screen`);
  await screen.getByText(code, { exact: true }).waitFor();
  await screen.getByRole('img', { name: `/party/${code}` }).waitFor();
  const ana = await takeSeat(visit, code, 'Ana');
  const rui = await takeSeat(visit, code, 'Rui');
  await screen.getByText(filled(stage.lobby.count_other, { count: 2 })).waitFor();

  await look('lobby');

  await press(screen, party.host.steps.start);
  await title(screen, filled(party.round.of, { k: 1, total: 5 })).waitFor();
  await Promise.all(
    [screen.getByRole('timer'), field(ana), field(rui)].map((one) => one.waitFor()),
  );
  const [round] = visit.product.storedParty(code).rounds;
  const { athlete, sport } = round ?? { athlete: { name: '' }, sport: 'soccer' };
  const wrong = (await namesOf(visit.address, sport)).find((name) => name !== athlete.name) ?? '';
  await guess(ana, athlete.name);
  await guess(rui, wrong);
  await screen.locator('[data-light="solved"]', { hasText: 'Ana' }).waitFor();
  await screen.locator('[data-light="guesses"]', { hasText: 'Rui' }).waitFor();
  const seen = ((await screen.locator('main').textContent()) ?? '').toLowerCase();
  for (const secret of [athlete.name, wrong]) assert.ok(!seen.includes(secret.toLowerCase()));

  await look('round');

  await press(screen, party.host.steps.reveal);
  await title(screen, athlete.name).waitFor();
  await screen.getByText(stage.reveal.first, { exact: true }).waitFor();
  const table = screen.getByRole('list', { name: filled(stage.table, { number: 1, total: 5 }) });
  await table.getByRole('listitem').filter({ hasText: 'Ana' }).waitFor();
  await look('table');
  await press(screen, party.host.steps.finish);
  await screen.getByRole('dialog').getByRole('button', { name: party.host.steps.finish }).click();
  await title(screen, party.podium.title).waitFor();
  await screen.getByText(wrong).waitFor();
  await look('podium');
  await press(screen, party.host.steps.again);
  await screen.getByText(code, { exact: true }).waitFor();
  assert.deepEqual(flaws, []);
});
