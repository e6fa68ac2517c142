import type { User } from '@craque/common/contracts/user.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { ApiError, type Call } from '../lib/api.ts';
import { createSessionStore } from '../lib/session-store.ts';
import { storageKey } from '../lib/storage.ts';
import { keptChoices } from '../testing/kept-choices.ts';
import { aUser } from '../testing/a-user.ts';
import { keepAccountCopy } from './account-copy.ts';
import { createThemeStore, type ThemeChoice } from './theme/theme-choice.ts';

type Given = { error?: Error; loading?: { user: User; theme: ThemeChoice; language: string } };

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

/** `loading`: while the code of the copy is loaded, after the sign-in. */
function aPage(stored: Record<string, string> = {}, { error, loading }: Given = {}) {
  const { storage } = keptChoices(stored);
  const sent: unknown[] = [];
  const call = (async ({ name }: { name: string }, { body }: { body: object }) => {
    sent.push([name, body]);
    if (error) throw error;
    const now = session.getState();
    return now.state === 'user' ? { ...now.user, ...body } : null;
  }) as unknown as Call;
  const session = createSessionStore(call);
  const listeners: ((language: string) => void)[] = [];
  const shown: string[] = [];
  const setLanguage = async (language: string) => {
    shown.push(language);
    for (const listener of listeners) listener(language);
  };
  const theme = createThemeStore({
    storage,
    systemDark: Object.assign(new EventTarget(), { matches: false }),
    root: { dataset: {} },
  });
  const on = (_: string, listener: (language: string) => void) => void listeners.push(listener);
  const atSignIn = { language: 'pt', theme: theme.getState().choice };
  if (loading) {
    session.become(loading.user);
    theme.choose(loading.theme);
  }
  const i18n = { on, language: loading?.language ?? 'pt' } as never;
  keepAccountCopy({ call, session, storage, i18n, setLanguage, theme, atSignIn });
  return { session, theme, setLanguage, shown, sent };
}

const lia = aUser({ language: 'it', theme: 'dark' });

describe('a device that has stored nothing', () => {
  test('takes language and theme from the account, and sends nothing back', async () => {
    const { session, theme, shown, sent } = aPage();
    session.become(lia);
    await settled();
    expect(shown).toEqual(['it']);
    expect(theme.getState().choice).toBe('dark');
    expect(sent).toEqual([]);
  });

  test('stays as it is if the account has none', async () => {
    const { session, theme, shown } = aPage();
    session.become(aUser());
    await settled();
    expect(shown).toEqual([]);
    expect(theme.getState().choice).toBe('system');
  });
});

test('a device that has a choice of its own keeps it', async () => {
  const stored = { [storageKey.language]: 'pt', [storageKey.theme]: 'light' };
  const { session, theme, shown } = aPage(stored);
  session.become(lia);
  await settled();
  expect(shown).toEqual([]);
  expect(theme.getState().choice).toBe('light');
});

describe('a choice', () => {
  const stored = { [storageKey.language]: 'pt', [storageKey.theme]: 'light' };
  const page: { now: ReturnType<typeof aPage> } = { now: aPage(stored) };
  beforeEach(() => {
    page.now = aPage(stored);
  });

  test('made while signed in is sent to the account', async () => {
    const { session, theme, setLanguage, sent } = page.now;
    session.become(lia);
    await setLanguage('de');
    await settled();
    theme.choose('system');
    await settled();
    expect(sent).toEqual([
      ['updatePreferences', { language: 'de' }],
      ['updatePreferences', { theme: 'system' }],
    ]);
    expect(session.getState()).toMatchObject({ user: { language: 'de', theme: 'system' } });
  });

  test('made while its code was loading is sent as well, and nothing else', async () => {
    const both = aPage(stored, { loading: { user: lia, theme: 'system', language: 'de' } });
    const none = aPage(stored, { loading: { user: lia, theme: 'light', language: 'pt' } });
    await settled();
    expect(both.sent).toEqual([
      ['updatePreferences', { language: 'de' }],
      ['updatePreferences', { theme: 'system' }],
    ]);
    expect(none.sent).toEqual([]);
  });

  test('of a guest is sent nowhere', async () => {
    const { session, theme, setLanguage, sent } = page.now;
    session.become(null);
    await setLanguage('de');
    theme.choose('dark');
    await settled();
    expect(sent).toEqual([]);
  });

  test('stays if the account does not accept it', async () => {
    const { session, theme, sent } = aPage(stored, { error: new ApiError(503, 'busy', 'busy') });
    session.become(lia);
    theme.choose('system');
    await settled();
    expect(sent).toHaveLength(1);
    expect(theme.getState().choice).toBe('system');
    expect(session.getState()).toEqual({ state: 'user', user: lia });
  });
});
