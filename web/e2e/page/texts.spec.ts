import assert from 'node:assert/strict';
import type { HistoryItem } from '@craque/common/contracts/history.ts';
import type { Language } from '@craque/common/domain/language.ts';
import type { Page, Route } from '@playwright/test';
import { registerAsker, registerStranger } from './collector.ts';
import { gameOn, seeToast } from '../screens/game-on-screen.ts';
import { type Visit, test } from '../product/test.ts';
import { seeLiterals } from './literal-texts.ts';
import { accountPassword, freshName } from '../product/new-account.ts';
import { searchFor } from './route-stops.ts';
import { seePath } from '../screens/signed-in.ts';
import { filled, type Texts, textsIn } from '../screens/texts.ts';
import { broken } from '../product/broken-answers.ts';
import { swept } from '../product/swept-languages.ts';

type Walk = { visit: Visit; page: Page; texts: Texts };

const htmlBody = 'Received HTML response instead of JSON. Server error or incorrect endpoint.';
const invalidJson = 'Invalid JSON response from server';

const abort = (route: Route) => route.abort('connectionreset');
const fail = (route: Route) => route.fulfill(broken);
const sendHtml = (route: Route) =>
  route.fulfill({ status: 502, contentType: 'text/html', body: '<!doctype html><p>Bad gateway' });
const sendNoJson = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'application/json', body: '{"user":' });

/** Answers a call of this path, and method if given, in another way for the duration of `work`. */
async function answering(
  page: Page,
  [path, method]: readonly [path: string | RegExp, method?: string],
  answer: (route: Route) => Promise<void>,
  work: () => Promise<unknown>,
): Promise<void> {
  const fits = (url: URL) =>
    typeof path === 'string' ? url.pathname === path : path.test(url.pathname);
  const handle = (route: Route) =>
    method === undefined || route.request().method() === method ? answer(route) : route.continue();
  await page.route(fits, handle);
  await work();
  await page.unroute(fits, handle);
}

async function seeFailedLogins({ page, texts }: Walk): Promise<void> {
  const { login, fields } = texts.auth;
  const submit = gameOn(page, texts).button(login.submit);
  await page.goto('/login');
  await submit.click();
  await page.getByText(texts.errors.username_too_short).waitFor();
  await page.getByText(texts.errors.password_too_short).waitFor();
  await page.getByLabel(fields.username).fill(freshName('nada'));
  await page.getByLabel(fields.password, { exact: true }).fill(accountPassword);
  await submit.click();
  await seeToast(page, login.failed, texts.errors.wrong_credentials);
  for (const [answer, told] of [
    [abort, texts.errors.network],
    [fail, texts.errors.internal],
    [sendHtml, `502: ${htmlBody}`],
    [sendNoJson, invalidJson],
  ] as const) {
    const again = async () => {
      await submit.click();
      await seeToast(page, login.failed, told);
    };
    await answering(page, ['/api/login'], answer, again);
  }
}

async function seeRegistration({ visit, page, texts }: Walk): Promise<string> {
  const { register: words, fields } = texts.auth;
  const submit = gameOn(page, texts).button(words.submit);
  const { username: taken } = await registerStranger(visit);
  await page.goto('/register');
  await page.getByLabel(fields.username).fill(taken);
  await page.getByLabel(fields.password, { exact: true }).fill(accountPassword);
  await page.getByLabel(fields.displayName).fill('Bo');
  await page.getByLabel(fields.email).fill('bo@');
  await submit.click();
  await page.getByText(texts.errors.display_name_too_short).waitFor();
  await page.getByText(texts.errors.invalid_email).waitFor();
  await page.getByLabel(fields.displayName).fill('Bo Dias');
  await page.getByLabel(fields.email).fill('');
  await submit.click();
  await seeToast(page, words.failed, texts.errors.username_taken);
  const username = freshName('bo');
  await page.getByLabel(fields.username).fill(username);
  const slowly = async (route: Route) => {
    await gameOn(page, texts).button(words.busy).waitFor();
    await route.continue();
  };
  await answering(page, ['/api/register'], slowly, async () => {
    await submit.click();
    await seeToast(page, words.success, filled(words.welcome, { name: 'Bo Dias' }));
  });
  return username;
}

async function seeLogoutAndLogin({ page, texts }: Walk, username: string): Promise<void> {
  const { login, fields } = texts.auth;
  const menu = filled(texts.nav.menu, { name: 'Bo Dias' });
  const { button } = gameOn(page, texts);
  const leave = async () => {
    await button(menu).click();
    await button(texts.nav.logout).click();
  };
  await answering(page, ['/api/logout'], fail, async () => {
    await leave();
    await seeToast(page, texts.toast.error, texts.errors.internal);
  });
  await leave();
  await seeToast(page, texts.nav.loggedOut.title, texts.nav.loggedOut.text);
  await seePath(page, '/auth');
  await page.getByLabel(fields.username).fill(username);
  await page.getByLabel(fields.password, { exact: true }).fill(accountPassword);
  const slowly = async (route: Route) => {
    await button(login.busy).waitFor();
    await route.continue();
  };
  await answering(page, ['/api/login'], slowly, async () => {
    await button(login.submit).click();
    await seeToast(page, login.success, filled(login.welcome, { name: 'Bo Dias' }));
  });
}

async function seeProfileTexts({ page, texts }: Walk): Promise<void> {
  const { history, profile } = texts;
  const [error, failed] = [texts.toast.error, profile.failed];
  await answering(page, ['/api/user/profile'], fail, async () => {
    await page.goto('/profile');
    await seeToast(page, error, failed);
    await page.getByRole('alert').getByText(failed).waitFor();
  });
  // Anybody who has seen the main screen has a game, so the empty list comes from here.
  const sendNone = (route: Route) => route.fulfill({ json: [] });
  await answering(page, ['/api/user/games'], sendNone, async () => {
    await page.goto('/profile?tab=history');
    await page.getByRole('heading', { name: history.emptyTitle }).waitFor();
    await page.getByText(history.emptyText).waitFor();
    const play = page.getByRole('tabpanel').getByRole('link', { name: history.play });
    assert.equal(await play.getAttribute('href'), '/');
  });
  const sendNoDate = async (route: Route) => {
    const response = await route.fetch();
    const games = (await response.json()) as HistoryItem[];
    const finished = { startTime: 'ontem', completed: true };
    await route.fulfill({ json: games.map((game) => ({ ...game, ...finished })) });
  };
  await answering(page, ['/api/user/games'], sendNoDate, async () => {
    await page.goto('/profile?tab=history');
    await page.getByText(history.recently).waitFor();
    await page.getByText(history.unknownAthlete).waitFor();
  });
  for (const [tab, path] of [
    ['history', '/api/user/games'],
    ['achievements', '/api/user/achievements'],
    ['friends', '/api/user/friends'],
  ] as const) {
    await answering(page, [path], abort, async () => {
      await page.goto(`/profile?tab=${tab}`);
      await seeToast(page, error, failed);
      await page.getByRole('alert').getByText(failed).waitFor();
    });
  }
}

async function seeRequestAnswers({ visit, page, texts }: Walk, ownId: string): Promise<void> {
  const { done, failed, requests, list, invites } = texts.friends;
  const { button } = gameOn(page, texts);
  await Promise.all([registerAsker(visit, ownId), registerAsker(visit, ownId)]);
  await page.goto('/profile?tab=friends');
  await page.getByText(list.none).waitFor();
  await page.getByText(invites.none).waitFor();
  await answering(page, [/\/accept$/], fail, async () => {
    await button(requests.accept).first().click();
    await seeToast(page, texts.toast.error, failed.accepted, texts.errors.internal);
  });
  await answering(page, [/\/reject$/], sendHtml, async () => {
    await button(requests.decline).first().click();
    await seeToast(page, texts.toast.error, failed.rejected, htmlBody);
  });
  await button(requests.accept).first().click();
  await seeToast(page, done.accepted.title, done.accepted.text);
  await button(requests.decline).first().click();
  await seeToast(page, done.rejected.title, done.rejected.text);
  await page.getByText(requests.none).waitFor();
}

async function seeSearchTexts({ visit, page, texts }: Walk): Promise<void> {
  const { add, done, failed } = texts.friends;
  const { button } = gameOn(page, texts);
  const { username } = await registerStranger(visit);
  await answering(page, ['/api/users/search'], fail, async () => {
    await searchFor(page, username, texts);
    await seeToast(page, texts.toast.error, failed.search, texts.errors.internal);
    await page.getByText(add.none).waitFor();
  });
  await searchFor(page, username, texts);
  await button(add.button).waitFor();
  await answering(page, ['/api/user/friends', 'POST'], sendNoJson, async () => {
    await button(add.button).click();
    await seeToast(page, texts.toast.error, failed.sent, invalidJson);
  });
  await button(add.button).click();
  await seeToast(page, done.sent.title, done.sent.text);
  await page.getByText(add.requested).waitFor();
}

async function seePreferenceTexts({ page, texts }: Walk): Promise<void> {
  const { preferences, failed, done } = texts.settings;
  const save = page
    .getByRole('region', { name: preferences.title, exact: true })
    .getByRole('button', { name: preferences.save, exact: true });
  await page.goto('/profile?tab=settings');
  await answering(page, ['/api/user/preferences'], abort, async () => {
    await save.click();
    await seeToast(page, texts.toast.error, failed.preferences, texts.errors.network);
  });
  await save.click();
  await seeToast(page, done.preferences.title, done.preferences.text);
}

async function fillFeedback({ page, texts }: Walk): Promise<void> {
  const { fields } = texts.feedback;
  await page.getByLabel(fields.title, { exact: true }).fill('Bom jogo');
  await page.getByLabel(fields.content, { exact: true }).fill('Mais ligas.');
}

async function seeFeedbackTexts(walked: Walk): Promise<void> {
  const { page, texts } = walked;
  const { feedback, errors } = texts;
  const { button } = gameOn(page, texts);
  await page.goto('/feedback');
  await button(feedback.submit).click();
  await page.getByText(errors.title_required).waitFor();
  await page.getByText(errors.content_required).waitFor();
  const slowFailure = async (route: Route) => {
    await button(feedback.submitting).waitFor();
    await fail(route);
  };
  await fillFeedback(walked);
  await answering(page, ['/api/feedback'], slowFailure, async () => {
    await button(feedback.submit).click();
    await page.getByRole('alert').getByRole('heading', { name: feedback.error }).waitFor();
    await page.getByText(feedback.failure.text).waitFor();
  });
  await button(feedback.failure.back).click();
  await fillFeedback(walked);
  await button(feedback.submit).click();
  await seeToast(page, feedback.thanks, feedback.sent);
  await page.getByRole('heading', { name: feedback.success.title }).waitFor();
  await button(feedback.success.again).waitFor();
}

async function seeFeedbackLists({ page, texts }: Walk): Promise<void> {
  const { feedback } = texts;
  const openList = async () => {
    await page.goto('/feedback');
    await page.getByRole('tab', { name: feedback.tabs.list, exact: true }).click();
  };
  await answering(page, ['/api/feedback/user'], abort, async () => {
    await openList();
    await page.getByRole('alert').getByText(feedback.loadFailed).waitFor();
  });
  const slowNone = async (route: Route) => {
    await page.getByText(feedback.loading).waitFor();
    await route.fulfill({ json: [] });
  };
  await answering(page, ['/api/feedback/user'], slowNone, async () => {
    await openList();
    await page.getByText(feedback.noFeedbackYet).waitFor();
  });
}

async function seePlainPages({ page, texts }: Walk): Promise<void> {
  const { placeholder, notFound, landing, nav } = texts;
  for (const [path, title] of [
    ['/game-history', placeholder.history.title],
    ['/achievements', placeholder.achievements.title],
    ['/friends', placeholder.friends.title],
  ] as const) {
    await page.goto(path);
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await page.getByText(placeholder.text).waitFor();
  }
  await page.goto('/no/such/page');
  await page.getByRole('heading', { name: notFound.title }).waitFor();
  await page.getByText(notFound.hint).waitFor();
  await page.goto('/landing');
  await page.getByRole('link', { name: nav.profile, exact: true }).waitFor();
  await page.getByText(landing.demo.title).waitFor();
  await page.getByText(filled(texts.game.attempt, { k: 1, total: 5 })).waitFor();
}

function inLanguage(language: Language): void {
  const texts = textsIn(language);
  test.describe(() => {
    test.use({ locale: language });
    test(`texts: every message of accounts, friends, preferences and feedback in ${language}`, async ({
      visit,
    }) => {
      const { page } = visit;
      const walked = { visit, page, texts };
      seeLiterals(language);
      await seeFailedLogins(walked);
      const username = await seeRegistration(walked);
      await seeLogoutAndLogin(walked, username);
      const reply = await page.request.get('/api/user');
      const { id } = (await reply.json()) as { id: string };
      await seeProfileTexts(walked);
      await seeRequestAnswers(walked, id);
      await seeSearchTexts(walked);
      await seePreferenceTexts(walked);
      await seeFeedbackTexts(walked);
      await seeFeedbackLists(walked);
      await seePlainPages(walked);
      assert.equal(await page.evaluate(() => document.documentElement.lang), language);
    });
  });
}

swept('pt', 'en').forEach(inLanguage);
