import assert from 'node:assert/strict';
import type { Locator } from '@playwright/test';
import { authOn } from '../screens/account-on-screen.ts';
import { eventually } from '../screens/eventually.ts';
import { gameOn, requestsOf, seeToast } from '../screens/game-on-screen.ts';
import { test } from '../product/test.ts';
import { accountPassword, freshName, register } from '../product/new-account.ts';
import { seeFocusIn } from '../screens/focus.ts';
import { pt } from '../screens/texts.ts';

const { errors } = pt;

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

test('form: the registration names every invalid field, including a taken name', async ({
  page,
  elsewhere,
}) => {
  const taken = await register((await elsewhere()).request, { username: freshName('Bia') });
  const { username, password, displayName, email, submit, title } = authOn(page, 'register');
  const sent = requestsOf(page, 'POST', /^\/api\/register$/);
  await page.goto('/register');
  await title.waitFor();
  await username.fill('li');
  await displayName.fill('Li');
  await email.fill('lia');
  await submit.click();
  await seeViolation(username, errors.username_too_short);
  await seeViolation(password, errors.password_too_short);
  await seeViolation(displayName, errors.display_name_too_short);
  await seeViolation(email, errors.invalid_email);
  await seeFocusIn(username);
  assert.equal(sent.length, 0);
  await username.fill(taken.username.toUpperCase());
  await password.fill(accountPassword);
  await displayName.fill('   ');
  await email.fill('');
  await submit.click();
  await seeViolation(username, errors.username_taken);
  await seeFocusIn(username);
  await seeToast(page, pt.auth.register.failed, errors.username_taken);
  await username.fill(freshName());
  await submit.click();
  await gameOn(page).openField.waitFor();
});
