import type { Page } from '@playwright/test';
import { seeToast } from './game-on-screen.ts';
import { pt } from './texts.ts';

export type AuthMode = 'login' | 'register';

/** The elements of the sign-in page in one of its forms. */
export function authOn(page: Page, mode: AuthMode) {
  const { fields, login, register } = pt.auth;
  const own = { login, register }[mode];
  return {
    title: page.getByRole('heading', { name: own.title, level: 1 }),
    username: page.getByLabel(fields.username, { exact: true }),
    password: page.getByLabel(fields.password, { exact: true }),
    displayName: page.getByLabel(fields.displayName),
    email: page.getByLabel(fields.email),
    tab: page.getByRole('tab', { name: own.tab, exact: true }),
    submit: page.getByRole('button', { name: own.submit, exact: true }),
  };
}

export type Credentials = { username: string; password: string };

/** Fills in the open form and submits it. */
export async function sendForm(page: Page, mode: AuthMode, who: Credentials): Promise<void> {
  const form = authOn(page, mode);
  await form.username.fill(who.username);
  await form.password.fill(who.password);
  await form.submit.click();
}

/** The button that opens the profile menu, whoever is signed in. */
export const menuButtonOf = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${pt.nav.menu.replace('{{name}}', '.+')}$`) });

/** The profile menu while it is open. */
export const menuOf = (page: Page) => page.locator(':popover-open');

/** Logs out by the menu and checks the message. */
export async function logOutByMenu(page: Page): Promise<void> {
  await menuButtonOf(page).click();
  await menuOf(page).getByRole('button', { name: pt.nav.logout, exact: true }).click();
  await authOn(page, 'login').title.waitFor();
  await seeToast(page, pt.nav.loggedOut.title, pt.nav.loggedOut.text);
}

function collectToasts(): void {
  const key = 'toasts seen';
  const note = (node: Node) => {
    if (!(node instanceof Element)) return;
    const toasts = node.matches('[role=region] li')
      ? [node]
      : node.querySelectorAll('[role=region] > ol > li');
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    const now = [...toasts].map((each) => each.textContent);
    if (now.length > 0) sessionStorage.setItem(key, JSON.stringify([...before, ...now]));
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(note);
  }).observe(document, { childList: true, subtree: true });
}

/**
 * From now on records the text of every toast that appears, including those that another one
 * replaces at once.
 */
export async function keepToasts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(collectToasts);
  return () =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('toasts seen') ?? '[]') as string[]);
}
