import assert from 'node:assert/strict';
import { challengeOn } from '../screens/challenge-on-screen.ts';
import { seeToast, toastsOf } from '../screens/game-on-screen.ts';
import { seePath } from '../screens/signed-in.ts';
import { filled, pt } from '../screens/texts.ts';
import { test } from '../product/test.ts';
import { act, friendsOn, guessFor, openLive, type Person, sendChallenge } from './people.ts';

const { events, challenge } = pt;

const says = (text: string, { name }: Person) => filled(text, { name });

test('follow: on another page a player is notified who accepted, won and finished, and goes there', async ({
  visit,
}) => {
  const [lia, rui, neto] = await friendsOn(visit, 'Lia Costa', 'Rui Prado', 'Neto Alves');
  assert.ok(lia && rui && neto);
  const { page } = lia;
  const id = await sendChallenge(lia, [rui, neto]);
  await openLive(page, '/feedback');
  await act(rui, id, 'join');
  await seeToast(page, says(events.joined, rui));
  await act(neto, id, 'decline');
  await seeToast(page, events.started, says(events.declined, neto));
  await guessFor(rui, id, visit.product.storedGame(id).athlete.name);
  await seeToast(page, says(challenge.winner.title, rui));
  await toastsOf(page).getByRole('button', { name: events.see }).click();
  await seePath(page, `/game/${id}`);
  await challengeOn(page).winner(rui.name).waitFor();
});
