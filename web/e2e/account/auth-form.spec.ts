import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { authOn, sendForm } from '../screens/account-on-screen.ts';
import { eventually } from '../screens/eventually.ts';
import { gameOn, requestsOf, seeToast } from '../screens/game-on-screen.ts';
import { test } from '../product/test.ts';
import { accountPassword, freshName, register } from '../product/new-account.ts';
import { pt } from '../screens/texts.ts';

const { errors } = pt;

async function seeFocus(field: Locator): Promise<void> {
  await eventually(async () =>
    assert.ok(await field.evaluate((each) => each === document.activeElement)),
  );
}

/** The field is marked, and its error is read with it. */
async function seeViolation(field: Locator, text: string): Promise<void> {
  await eventually(async () => {
    const violations = await field.evaluate((each) => {
      const ids = each.getAttribute('aria-describedby')?.split(' ') ?? [];
      return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
    });
    assert.ok(violations.includes(text), `"${violations}" lacks "${text}"`);
    assert.equal(await field.getAttribute('aria-invalid'), 'true');
  });
}

test('form: the login names inputs that are too short, and wrong credentials', async ({ page }) => {
  const { username, password, submit } = authOn(page, 'login');
  const sent = requestsOf(page, 'POST', /^\/api\/login$/);
  await page.goto('/login');
  await submit.click();
  await seeViolation(username, 'O nome de usuário precisa ter pelo menos 3 caracteres');
  await seeViolation(password, 'A senha precisa ter pelo menos 6 caracteres');
  await seeFocus(username);
  await username.fill(freshName());
  assert.equal(await username.getAttribute('aria-invalid'), null);
  await submit.click();
  await seeFocus(password);
  await password.fill('12345');
  await seeViolation(password, errors.password_too_short);
  assert.equal(sent.length, 0);
  await password.fill('123456');
  await password.press('Enter');
  await seeToast(page, pt.auth.login.failed, errors.wrong_credentials);
  await seeFocus(password);
});

async function seeViolationOf(page: Page, field: Locator, value: string, text: string) {
  const { submit } = authOn(page, 'register');
  await field.fill(value);
  await submit.click();
  await seeViolation(field, text);
  await seeFocus(field);
}

test('form: the registration names every invalid field, including a taken name', async ({
  page,
  elsewhere,
}) => {
  const taken = await register((await elsewhere()).request, { username: freshName('Bia') });
  const { username, password, displayName, email, submit, title } = authOn(page, 'register');
  const sent = requestsOf(page, 'POST', /^\/api\/register$/);
  await page.goto('/register');
  await title.waitFor();
  await displayName.fill('Li');
  await email.fill('lia');
  await seeViolationOf(page, username, 'li', errors.username_too_short);
  await seeViolation(password, errors.password_too_short);
  await seeViolation(displayName, errors.display_name_too_short);
  await seeViolation(email, errors.invalid_email);
  await seeViolationOf(page, username, 'lia costa', errors.invalid_characters);
  await seeViolationOf(page, username, 'l'.repeat(33), errors.username_too_long);
  await username.fill(taken.username.toUpperCase());
  await seeViolationOf(page, password, '12345', errors.password_too_short);
  await seeViolationOf(page, password, 'p'.repeat(257), errors.password_too_long);
  await password.fill(accountPassword);
  await seeViolationOf(page, displayName, 'L'.repeat(51), errors.display_name_too_long);
  await displayName.fill('   ');
  await seeViolationOf(page, email, 'lia@example', errors.invalid_email);
  assert.equal(sent.length, 0);
  await email.fill('');
  await submit.click();
  await seeViolation(username, errors.username_taken);
  await seeFocus(username);
  await seeToast(page, pt.auth.register.failed, errors.username_taken);
  await username.fill(freshName());
  await submit.click();
  await gameOn(page).openField.waitFor();
});

test('form: both buttons show that they are busy and send once', async ({ page, elsewhere }) => {
  const { username } = await register((await elsewhere()).request);
  for (const mode of ['register', 'login'] as const) {
    const answer = Promise.withResolvers<void>();
    const sent = requestsOf(page, 'POST', new RegExp(`^/api/${mode}$`));
    await page.route(`**/api/${mode}`, async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.goto(`/${mode}`);
    const { busy, password, title } = authOn(page, mode);
    await title.waitFor();
    const name = mode === 'login' ? username : freshName();
    await sendForm(page, mode, { username: name, password: accountPassword });
    await busy.waitFor();
    assert.ok((await busy.isDisabled()) || (await busy.getAttribute('aria-disabled')) === 'true');
    await password.press('Enter');
    answer.resolve();
    await gameOn(page).openField.waitFor();
    assert.equal(sent.length, 1);
    await page.context().clearCookies();
  }
});
