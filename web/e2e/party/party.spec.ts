import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { eventually } from '../screens/eventually.ts';
import { namesOf } from '../screens/guesses.ts';
import { filled, pt } from '../screens/texts.ts';
import { test } from '../product/test.ts';
import { button, field, guess, startParty, takeSeat, title } from './room.ts';

const { party, game } = pt;

test('party: a host and two phones play two rounds to the podium, one comes back in the middle', async ({
  visit,
}) => {
  const { host, code } = await startParty(visit);
  const ana = await takeSeat(visit, code, 'Ana');
  const rui = await takeSeat(visit, code, 'Rui');
  await host.getByText(filled(party.lobby.here_other, { count: 2 })).waitFor();
  const secret = () => visit.product.storedParty(code).rounds.at(-1)?.athlete.name ?? '';

  await button(host, party.host.steps.start).click();
  await Promise.all([field(ana).waitFor(), field(rui).waitFor()]);
  const first = secret();
  const { sport } = visit.product.storedParty(code).rounds[0] ?? { sport: 'soccer' };
  const wrong = (await namesOf(visit.address, sport)).find((name) => name !== first) ?? '';
  await guess(ana, first);
  await title(ana, party.round.solved).waitFor();
  await guess(rui, wrong);
  const attempt = filled(game.attempt, { k: 2, total: 5 });
  await title(rui, attempt).waitFor();
  await rui.reload();
  await title(rui, attempt).waitFor();
  await assertZoomed(rui);
  assert.equal(await rui.getByText(first, { exact: true }).count(), 0);
  await button(host, party.host.steps.reveal).click();
  await Promise.all([ana, rui, host].map((page) => title(page, first).waitFor()));
  const sees = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();
  await sees(ana, party.reveal.you);
  await sees(rui, filled(party.reveal.first, { name: 'Ana' }));
  await sees(ana, filled(party.place, { place: 1, seats: 2 }));

  await button(host, party.host.steps.next).click();
  await Promise.all([field(ana).waitFor(), field(rui).waitFor()]);
  const second = secret();
  assert.notEqual(second, first);
  // The round ends by itself when everybody has solved it.
  await guess(rui, second);
  await guess(ana, second);
  await Promise.all([ana, rui].map((page) => title(page, second).waitFor()));
  await button(host, party.host.steps.finish).click();
  await host.getByRole('dialog').getByRole('button', { name: party.host.steps.finish }).click();
  await title(host, party.podium.title).waitFor();
  await title(ana, filled(party.place, { place: 1, seats: 2 })).waitFor();
  await title(rui, filled(party.place, { place: 2, seats: 2 })).waitFor();
  await ana.getByRole('heading', { name: party.podium.sheet }).waitFor();
  const csv = await host.request.get(`/api/parties/${code}/results`);
  assert.match(await csv.text(), /Ana/);
  assert.equal((await ana.request.get(`/api/parties/${code}/results`)).status(), 403);
  await button(host, party.host.steps.again).click();
  await eventually(async () => assert.equal(await title(ana, 'Ana').count(), 1));
});

/** On a phone of 360 pixels at 200 % the clues stand below the sticker, whole. */
async function assertZoomed(page: Page): Promise<void> {
  const size = page.viewportSize();
  assert.ok(size);
  await page.setViewportSize({ width: 180, height: 320 });
  const values = page.locator('dd');
  await eventually(async () => {
    const ends = await values.evaluateAll((all) =>
      all.map((each) => {
        const range = document.createRange();
        // What is told for the eyes comes first.
        range.selectNode(each.firstChild ?? each);
        const [box, text] = [each.parentElement, range.getBoundingClientRect()];
        return [box?.getBoundingClientRect().width ?? 0, text.right];
      }),
    );
    assert.equal(ends.length, 4);
    for (const [width = 0, right = 0] of ends) assert.ok(width > 90 && right <= 180, `${ends}`);
  });
  await page.setViewportSize(size);
}
