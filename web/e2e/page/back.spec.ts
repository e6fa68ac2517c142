import { menuButtonOf, menuOf } from '../screens/account-on-screen.ts';
import { gameOn } from '../screens/game-on-screen.ts';
import { phone, test } from '../product/test.ts';
import { openSignedIn, seePath } from '../screens/signed-in.ts';
import { pt } from '../screens/texts.ts';

test.use(phone);

test('Back: passes over what a dialog has left, also after a reload', async ({ page }) => {
  const { button, dialog, openField } = gameOn(page);
  // Another document, as from a link of a friend.
  await page.goto('/landing');
  await page.goto('/');
  await openField.waitFor();
  await button(pt.game.howToPlay).click();
  await dialog.waitFor();
  await page.reload({ waitUntil: 'networkidle' });
  await openField.waitFor();
  await page.goBack();
  await seePath(page, '/landing');
});

test('Back: closes the menu, and leads back from its pages', async ({ visit }) => {
  const { page } = visit;
  await openSignedIn(visit, '/home');
  await menuButtonOf(page).click();
  await menuOf(page).waitFor();
  await page.goBack();
  await menuOf(page).waitFor({ state: 'hidden' });
  await seePath(page, '/home');
  await menuButtonOf(page).click();
  await menuOf(page).getByRole('link', { name: pt.nav.feedback }).click();
  await seePath(page, '/feedback');
  await page.goBack();
  await seePath(page, '/home');
  await gameOn(page).openField.waitFor();
});
