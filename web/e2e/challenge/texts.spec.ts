import type { Language } from '@craque/common/domain/language.ts';
import type { Page } from '@playwright/test';
import { challengeOn, seeOpponent } from '../screens/challenge-on-screen.ts';
import { act, sendChallenge, guessFor, openLobby, type Person, twoFriends } from './people.ts';
import { openInvite } from './challenge-stops.ts';
import { gameOn, seeToast, seeToastOverDialog } from '../screens/game-on-screen.ts';
import { type Visit, test } from '../product/test.ts';
import { seeLiterals } from '../page/literal-texts.ts';
import { filled, type Texts, textsIn } from '../screens/texts.ts';
import { joinOn, openLink } from '../screens/join-on-screen.ts';
import { invitesOn } from '../screens/invitations-on-screen.ts';
import { lobbyOn } from '../screens/lobby-on-screen.ts';
import { broken } from '../product/broken-answers.ts';
import { swept } from '../product/swept-languages.ts';

const friendsTab = '/profile?tab=friends';
type Walk = { visit: Visit; lia: Person; rui: Person; texts: Texts };

const created = /\/api\/multiplayer\/games(\?|$)/;

/** Invites by the dialog, which fails first; returns the game's id. */
async function seeInviting({ lia, texts }: Walk): Promise<number> {
  const { page } = lia;
  const { button, dialog } = gameOn(page, texts);
  const { invite } = texts;
  await page.goto(friendsTab);
  await openInvite(page, texts);
  await dialog.getByText(invite.text).waitFor();
  await dialog.getByText(invite.friends, { exact: true }).waitFor();
  await page.route(created, (route) => route.fulfill(broken));
  await button(invite.create).click();
  await seeToastOverDialog(page, texts.toast.error, invite.failed.create, texts.errors.internal);
  await page.unroute(created);
  await button(invite.create).click();
  await seeToast(page, invite.created.title, invite.created.text);
  await seeLobby({ page, texts });
  return Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0]);
}

/** The lobby of somebody whose friend has not come yet. */
async function seeLobby({ page, texts }: { page: Page; texts: Texts }): Promise<void> {
  const { lobby, status } = texts.challenge;
  const { title, start, players } = lobbyOn(page, texts);
  await title.waitFor();
  await start.waitFor();
  await players.getByText(status.invited).waitFor();
  await page.getByText(lobby.alone).waitFor();
  await page.getByText(lobby.late).waitFor();
}

/** Answers two invitations, each after a failure: one is declined, one accepted. */
async function seeAnswers({ lia, rui, texts }: Walk): Promise<void> {
  const { invite, toast, errors, friends } = texts;
  const { page } = rui;
  await sendChallenge(lia, [rui], { sport: 'tennis' });
  await page.goto(friendsTab);
  const rows = invitesOn(page, texts).from(lia.name);
  await rows.getByText(texts.sports.tennis).waitFor();
  const press = (name: string) => rows.first().getByRole('button', { name }).click();
  for (const [path, name, told] of [
    [/\/join(\?|$)/, invite.join, invite.failed.join],
    [/\/decline(\?|$)/, invite.decline, invite.failed.decline],
  ] as const) {
    await page.route(path, (route) => route.fulfill(broken));
    await press(name);
    await seeToast(page, toast.error, told, errors.internal);
    await page.unroute(path);
  }
  await press(invite.decline);
  await seeToast(page, invite.declined.title, invite.declined.text);
  await rows.getByText(texts.sports.soccer).waitFor();
  await press(invite.join);
  await seeToast(page, invite.joined.title, invite.joined.text);
  await gameOn(page, texts).openField.waitFor();
  await page.goto(friendsTab);
  await page.getByText(friends.invites.none).waitFor();
}

async function seeWinner({ visit, lia, rui, texts }: Walk, id: number): Promise<void> {
  const { page } = lia;
  const { challenge, game } = texts;
  const { opponent, winner, connection, goOn } = challengeOn(page, texts);
  await seeOpponent(opponent(rui.name), challenge.status.playing);
  await connection('live').waitFor();
  const { athlete } = visit.product.storedGame(id);
  await guessFor(rui, id, athlete.name);
  await winner(rui.name).getByText(challenge.winner.playOn).waitFor();
  await winner(rui.name).getByText(game.score, { exact: true }).waitFor();
  await goOn.click();
  await seeOpponent(opponent(rui.name), challenge.status.won);
}

/** The dialog of the link, and the link's page. */
async function seeLink({ visit, lia, texts }: Walk): Promise<void> {
  const { link, join } = texts;
  const { dialog } = gameOn(lia.page, texts);
  const path = await openLink(lia.page, texts);
  await dialog.getByText(filled(link.text, { most: 8 })).waitFor();
  await dialog.getByText(link.scan).waitFor();
  await dialog.getByRole('button', { name: link.copy }).waitFor();
  await dialog.getByRole('button', { name: texts.game.close, exact: true }).click();
  const guest = await visit.elsewhere();
  await guest.goto(path);
  await joinOn(guest, texts).title(lia.name).waitFor();
  await guest.getByText(join.text).waitFor();
  await guest.getByText(join.nicknameHint).waitFor();
  await joinOn(guest, texts).enter.click();
  await guest.getByText(texts.errors.nickname_required).waitFor();
  await guest.goto('/join/0000000000');
  await guest.getByText(join.unknown.text).waitFor();
}

/** Leaves after the confirmation; the table has a word for everything. */
async function seeEnd({ lia, rui, texts }: Walk): Promise<void> {
  const { page } = lia;
  const { challenge } = texts;
  const { button, dialog } = gameOn(page, texts);
  await button(challenge.leave.button).click();
  await dialog.getByText(challenge.leave.untouched).waitFor();
  await dialog.getByRole('button', { name: challenge.leave.button, exact: true }).click();
  await challengeOn(page, texts).final.waitFor();
  const head = page.getByRole('table').getByRole('columnheader');
  for (const column of ['player', 'result', 'guesses', 'hints', 'time', 'score'] as const) {
    await head.filter({ hasText: challenge.table[column] }).first().waitFor();
  }
  const row = challengeOn(page, texts).rows.filter({ hasText: rui.name });
  await row.getByText(challenge.table.first).waitFor();
  await row.getByText(challenge.status.won, { exact: true }).waitFor();
  await button(challenge.rematch.button).waitFor();
}

async function seeTakenBack(page: Page, texts: Texts): Promise<void> {
  const { challenge } = texts;
  const { button, dialog } = gameOn(page, texts);
  await button(challenge.cancel.button).click();
  await dialog.getByText(challenge.cancel.text).waitFor();
  await dialog.getByRole('button', { name: challenge.cancel.stay, exact: true }).click();
}

function inLanguage(language: Language): void {
  const texts = textsIn(language);
  test.describe(() => {
    test.use({ locale: language });
    test(`texts: every message of challenges and links in ${language}`, async ({ visit }) => {
      seeLiterals(language);
      const [lia, rui] = await twoFriends(visit);
      const walked = { visit, lia, rui, texts };
      const id = await seeInviting(walked);
      await seeTakenBack(lia.page, texts);
      await seeAnswers(walked);
      await seeWinner(walked, id);
      await seeLink(walked);
      await seeEnd(walked);
      const again = await act(rui, id, 'rematch');
      await lia.page
        .getByText(filled(texts.challenge.rematch.wanted, { name: rui.name }))
        .waitFor();
      await openLobby(rui, again.id, texts);
    });
  });
}

swept('pt', 'en').forEach(inLanguage);
