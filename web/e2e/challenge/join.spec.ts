import assert from 'node:assert/strict';
import { sendForm } from '../screens/account-on-screen.ts';
import {
  challengeOn,
  closeResult,
  joinOn,
  lobbyOn,
  openLink,
  seeOnline,
  seeOpponent,
  seeSameStandings,
} from '../screens/challenge-on-screen.ts';
import {
  guessFor,
  joinAs,
  linkTo,
  openLobby,
  type Person,
  sendChallenge,
  twoFriends,
} from './people.ts';
import { gameOn, seeToast } from '../screens/game-on-screen.ts';
import { guess, wrongNames } from '../screens/guesses.ts';
import { type Visit, test } from '../product/test.ts';
import { accountPassword, freshName } from '../product/new-account.ts';
import { seePath } from '../screens/signed-in.ts';
import { filled, pt } from '../screens/texts.ts';

const { join, challenge } = pt;

/** A challenge of Lia to Rui, whose lobby she has on her screen. */
async function openOwnChallenge(visit: Visit): Promise<{ lia: Person; rui: Person; id: number }> {
  const [lia, rui] = await twoFriends(visit);
  const id = await sendChallenge(lia, [rui]);
  await openLobby(lia, id);
  return { lia, rui, id };
}

test('join: a guest joins under a nickname, plays in place, and becomes the user after registering', async ({
  visit,
}) => {
  const { lia, rui, id } = await openOwnChallenge(visit);
  const path = await openLink(lia.page);
  await gameOn(lia.page).dialog.getByRole('button', { name: pt.game.close, exact: true }).click();
  const guest = await visit.elsewhere();
  await guest.goto(path);
  await joinOn(guest).title(lia.name).waitFor();
  await joinOn(guest).enter.click();
  await guest.getByText(pt.errors.nickname_required).waitFor();
  await joinAs(guest, path, 'Neto da Praia');
  await seePath(guest, path);
  await lobbyOn(lia.page).player('Neto da Praia').getByText(challenge.lobby.here).waitFor();
  await lobbyOn(lia.page).start.click();
  await gameOn(guest).openField.waitFor();
  await seeOnline(lia.page, 'Neto da Praia');
  await seeOnline(guest, lia.name);
  await challengeOn(guest).connection('live').waitFor();
  const game = visit.product.storedGame(id);
  const [name = ''] = await wrongNames(visit.address, game, 1);
  await guess(guest, name);
  const used = filled(challenge.used, { used: 1, total: 5 });
  await seeOpponent(challengeOn(lia.page).opponent('Neto da Praia'), used);
  await guest.reload();
  await gameOn(guest).openField.waitFor();
  await guess(guest, game.athlete.name);
  await challengeOn(lia.page).winner('Neto da Praia').waitFor();
  await challengeOn(lia.page).goOn.click();
  const keep = guest.getByRole('link', { name: pt.ending.keep });
  assert.equal(await keep.getAttribute('href'), `/register?next=${encodeURIComponent(path)}`);
  await closeResult(guest, game.athlete.name);
  assert.equal(await gameOn(guest).button(challenge.rematch.button).count(), 0);
  await guest.goto('/register');
  const username = freshName('neto');
  await sendForm(guest, 'register', { username, password: accountPassword });
  await seeToast(guest, pt.auth.register.success);
  await seeOpponent(challengeOn(lia.page).opponent('Neto da Praia'), challenge.status.won);
  await guessFor(lia, id, game.athlete.name);
  await rui.page.request.post(`/api/multiplayer/games/${id}/decline`);
  await Promise.all([lia.page.reload(), guest.goto(`/game/${id}`)]);
  const rows = await seeSameStandings(lia.page, guest);
  assert.deepEqual(
    rows
      .slice(0, 2)
      .map((row) => row[1])
      .toSorted(),
    [lia.name, 'Neto da Praia'].toSorted(),
  );
});

test('join: a guest is offered the rematch at the table, joins it, and finds it again from the guest page', async ({
  visit,
}) => {
  const { lia, rui, id } = await openOwnChallenge(visit);
  const path = await linkTo(lia, id);
  const guest = await visit.elsewhere();
  await joinAs(guest, path, 'Neto da Praia');
  await rui.page.request.post(`/api/multiplayer/games/${id}/decline`);
  await lobbyOn(lia.page).start.click();
  await gameOn(guest).openField.waitFor();
  const { athlete } = visit.product.storedGame(id);
  await guess(guest, athlete.name);
  await guessFor(lia, id, athlete.name);
  await closeResult(guest, athlete.name);
  await challengeOn(guest).final.waitFor();
  await challengeOn(lia.page).final.waitFor();
  await gameOn(lia.page).button(challenge.rematch.button).click();
  const wanted = filled(challenge.rematch.wanted, { name: lia.name });
  await guest.getByText(wanted).waitFor();
  await gameOn(guest).button(challenge.rematch.join).click();
  await lobbyOn(lia.page).player('Neto da Praia').getByText(challenge.lobby.here).waitFor();
  const rematch = new URL(guest.url()).pathname;
  await guest.goto('/');
  const name = filled(pt.challenges.with, { name: lia.name });
  await guest.getByRole('link', { name }).first().click();
  await seePath(guest, rematch);
  await lobbyOn(guest).player('Neto da Praia').waitFor();
});

test('join: a user joins as themselves, also by signing in on the way', async ({ visit }) => {
  const { lia, rui, id } = await openOwnChallenge(visit);
  const path = await openLink(lia.page);
  await lia.page.keyboard.press('Escape');
  await rui.page.goto(path);
  await gameOn(rui.page)
    .button(filled(join.asUser, { name: rui.name }))
    .click();
  await seePath(rui.page, `/game/${id}`);
  await gameOn(rui.page).openField.waitFor();
  await seeOnline(lia.page, rui.name);
  const third = await visit.elsewhere();
  await third.goto(path);
  await joinOn(third).title(lia.name).waitFor();
  await third.getByRole('main').getByRole('link', { name: pt.guest.register }).click();
  const username = freshName('gil');
  await sendForm(third, 'register', { username, password: accountPassword });
  await seePath(third, path);
  await gameOn(third)
    .button(filled(join.asUser, { name: username }))
    .click();
  await seePath(third, `/game/${id}`);
  await seeOpponent(challengeOn(lia.page).opponent(username), challenge.status.playing);
});
