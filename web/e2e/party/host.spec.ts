import assert from 'node:assert/strict';
import type { Locator } from '@playwright/test';
import { eventually } from '../screens/eventually.ts';
import { filled, pt } from '../screens/texts.ts';
import { test } from '../product/test.ts';
import { button, field, press, startParty, takeSeat, title } from './room.ts';

const { party } = pt;
const { steps } = party.host;
const small = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

const isInSight = (each: Locator) =>
  each.evaluate((element) => {
    const { left, top, width, height, bottom } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return bottom <= innerHeight && seen === element;
  });
const becomes = (each: Locator, is: boolean) =>
  eventually(async () => assert.equal(await isInSight(each), is));

test('party: a host with a phone has the next step in sight, but not while they type', async ({
  visit,
}) => {
  const { host, code } = await startParty(visit, small);
  await takeSeat(visit, code, 'Ana');
  await host.getByRole('textbox', { name: party.seat.name }).fill('Zeca');
  await button(host, party.seat.take).click();
  await title(host, 'Zeca').waitFor();
  await button(host, steps.start).click();
  await field(host).waitFor();
  const hasNext = async (width: number, height: number, is = true) => {
    await host.setViewportSize({ width, height });
    await becomes(button(host, steps.reveal), is);
    await becomes(button(host, steps.finish), false);
  };
  await hasNext(360, 640);
  await hasNext(640, 360);
  // Sideways the field has the focus from the start; a keyboard leaves less of the page.
  await hasNext(844, 390);
  await hasNext(844, 190, false);
  await host.setViewportSize({ width: 360, height: 640 });
  await field(host).focus();
  await hasNext(360, 340, false);
  await becomes(field(host), true);
  await field(host).blur();
  await host.setViewportSize({ width: 360, height: 640 });
  await button(host, steps.reveal).tap();
  await becomes(button(host, steps.next), true);
});

test('party: the big screen and the page of its host are two tabs of one device', async ({
  visit,
}) => {
  const { host, code } = await startParty(visit);
  const context = host.context();
  const [stage] = await Promise.all([
    context.waitForEvent('page'),
    host.getByRole('link', { name: party.host.screen }).click(),
  ]);
  await stage.getByText(code, { exact: true }).waitFor();
  await takeSeat(visit, code, 'Ana');
  await stage.mouse.move(400, 300);
  const [page] = await Promise.all([
    context.waitForEvent('page'),
    stage.getByRole('link', { name: party.host.manage }).click(),
  ]);
  await button(page, filled(party.host.renameOf, { name: 'Ana' })).waitFor();
  await press(stage, steps.end);
  await stage.getByRole('dialog').waitFor();
});
