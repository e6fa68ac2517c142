import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { challengeOn, seeOpponent } from '../screens/challenge-on-screen.ts';
import { act, sendChallenge, guessFor, openLive, twoFriends } from './people.ts';
import { eventually } from '../screens/eventually.ts';
import { gameOn } from '../screens/game-on-screen.ts';
import { wrongNames } from '../screens/guesses.ts';
import { test } from '../product/test.ts';
import { filled, pt } from '../screens/texts.ts';

const { challenge } = pt;

/** When the recorded player makes a guess, seconds after the start. */
const plan = [4, 4.8, 5.6, 6.4] as const;
/** Records when a page first shows each number of used guesses. */
function noteSteps(pattern: string): void {
  const moments: number[] = [];
  Object.assign(window, { moments });
  // The page's clock does not jump, and starts at a known time.
  const began = Date.now() - performance.now();
  const record = () => {
    const used = Number(new RegExp(pattern).exec(document.body?.textContent ?? '')?.[1] ?? 0);
    while (moments.length < used) moments.push(began + performance.now());
  };
  new MutationObserver(record).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

const momentsOn = (page: Page) =>
  page.evaluate(() => [...(Reflect.get(window, 'moments') as number[])]);

test('challenge: a late player races a recording, each step of it at its own time', async ({
  visit,
}) => {
  const { product, address } = visit;
  const [lia, rui] = await twoFriends(visit);
  const id = await sendChallenge(lia, [rui]);
  await act(lia, id, 'start');
  const { athlete, players } = product.storedGame(id);
  const startedAt = players[0]?.startedAt ?? 0;
  const wrong = await wrongNames(address, product.storedGame(id), plan.length - 1);
  const names = [...wrong, athlete.name];
  for (const [index, seconds] of plan.entries()) {
    await pause(Math.max(0, startedAt + seconds * 1000 - Date.now()));
    await guessFor(lia, id, names[index] ?? '');
  }
  const used = filled(challenge.used, { used: '(\\d+)', total: 5 });
  await rui.page.addInitScript(noteSteps, used);
  await openLive(rui.page, '/profile?tab=friends');
  await gameOn(rui.page).button(pt.invite.join).first().click();
  await gameOn(rui.page).openField.waitFor();
  const row = challengeOn(rui.page).opponent(lia.name);
  await seeOpponent(row, challenge.status.ghost, filled(challenge.used, { used: 0, total: 5 }));
  await eventually(async () => assert.equal((await momentsOn(rui.page)).length, plan.length));
  // The winner is announced only now that the recording has ended.
  await challengeOn(rui.page).goOn.click();
  await seeOpponent(row, challenge.status.won);
  const [recorded, viewer] = product.storedGame(id).players;
  assert.ok(recorded?.startedAt && viewer?.startedAt);
  const ahead = viewer.startedAt - recorded.startedAt;
  const seen = await momentsOn(rui.page);
  const late = recorded.guesses.map(({ at }, index) => {
    return Math.round((seen[index] ?? 0) - (at + ahead));
  });
  process.stdout.write(`       steps of the recording came late by ${late.join(', ')} ms\n`);
  // How late a step may be is a matter of the machine; none is early.
  for (const each of late) assert.ok(each >= -50, `late by ${late} ms`);
});
