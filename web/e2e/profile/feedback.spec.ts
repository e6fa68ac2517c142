import assert from 'node:assert/strict';
import { setAdmin } from '@craque/api/accounts/admin-rights.ts';
import type { Page } from '@playwright/test';
import { seeFocusIn } from '../screens/focus.ts';
import { gameOn, seeToast, textOf } from '../screens/game-on-screen.ts';
import { test } from '../product/test.ts';
import { freshName, register } from '../product/new-account.ts';
import { filled, pt } from '../screens/texts.ts';

const { feedback } = pt;

/** The elements of the feedback centre, by role and name. */
function feedbackOn(page: Page) {
  const entryOf = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  return {
    tab: (name: 'form' | 'list' | 'admin' | 'own' | 'all') =>
      page.getByRole('tab', { name: feedback.tabs[name], exact: true }),
    type: (name: keyof typeof feedback.types) =>
      page.getByRole('radio', { name: feedback.types[name] }),
    title: page.getByLabel(feedback.fields.title, { exact: true }),
    content: page.getByLabel(feedback.fields.content, { exact: true }),
    submit: gameOn(page).button(feedback.submit),
    entryOf,
    status: (title: string) =>
      entryOf(title).getByRole('combobox', { name: filled(feedback.status.of, { title }) }),
    seeStatus: (title: string, status: keyof typeof feedback.statuses) =>
      entryOf(title)
        .locator('[data-status]')
        .filter({ hasText: new RegExp(`^${feedback.statuses[status]}$`) })
        .waitFor(),
  };
}

async function openForm(page: Page): Promise<void> {
  await page.goto('/feedback');
  await feedbackOn(page).title.waitFor();
}

test("feedback: needs title and message, is sent, and appears in the user's list as written", async ({
  page,
}) => {
  const { username } = await register(page.request);
  const screen = feedbackOn(page);
  const title = `<b>A foto</b> ${username}`;
  await openForm(page);
  assert.equal(await screen.tab('admin').count(), 0);
  await screen.submit.click();
  await page.getByText(pt.errors.title_required).waitFor();
  await page.getByText(pt.errors.content_required).waitFor();
  await seeFocusIn(screen.title);
  assert.ok(((await screen.content.boundingBox())?.height ?? 0) >= 120);
  await screen.type('bug').check({ force: true });
  await screen.title.fill(title);
  await screen.content.fill('Primeira linha\n<script>window.broken = true</script>\n\nfim');
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/feedback', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await screen.submit.click();
  await page.getByRole('button', { name: feedback.submitting }).waitFor();
  answer.resolve();
  await page.getByRole('heading', { name: feedback.success.title }).waitFor();
  await seeToast(page, feedback.thanks, feedback.sent);
  await gameOn(page).button(feedback.success.again).click();
  assert.equal(await screen.title.inputValue(), '');
  await screen.tab('list').click();
  assert.equal(await screen.tab('all').count(), 0);
  const entry = screen.entryOf(title);
  await screen.seeStatus(title, 'pending');
  assert.equal(await entry.getByText(username, { exact: true }).count(), 0);
  const text = await textOf(entry);
  assert.ok(text.includes('Primeira linha\n<script>window.broken = true</script>\n\nfim'), text);
  assert.ok(text.includes(feedback.types.bug));
  assert.equal(await page.evaluate(() => Reflect.get(window, 'broken')), undefined);
  assert.equal(await entry.getByRole('combobox').count(), 0);
});

test('feedback: an admin sees all of it and sets the status, which its author sees', async ({
  page,
  elsewhere,
  product,
}) => {
  const user = await elsewhere();
  const author = await register(user.request, { username: freshName('rui') });
  const title = `De ${author.username}`;
  const data = { type: 'suggestion', title, content: 'Mais ligas' };
  assert.equal((await user.request.post('/api/feedback', { data })).ok(), true);
  const admin = await register(page.request);
  await product.rewrite((stores) => setAdmin(stores, admin.username, true));
  const screen = feedbackOn(page);
  await openForm(page);
  await screen.tab('admin').click();
  await gameOn(page).button(feedback.admin.show).click();
  await screen.tab('all').and(page.locator('[aria-selected=true]')).waitFor();
  await screen.entryOf(title).getByText(author.username, { exact: true }).waitFor();
  await screen.seeStatus(title, 'pending');
  const stored = page.waitForResponse(/\/status$/);
  await screen.status(title).selectOption('implemented');
  assert.equal((await stored).status(), 200);
  await openForm(user);
  await feedbackOn(user).tab('list').click();
  await feedbackOn(user).seeStatus(title, 'implemented');
  assert.equal((await user.request.get('/api/feedback/all')).status(), 403);
});
