import type { User } from '@craque/common/contracts/user.ts';
import type { Language } from '@craque/common/domain/language.ts';
import type { Theme } from '@craque/common/domain/theme.ts';
import type { i18n } from 'i18next';
import type { Call } from '../lib/api.ts';
import type { SessionStore } from '../lib/session-store.ts';
import { type KeyValue, storageKey } from '../lib/storage.ts';
import type { ThemeStore } from './theme/theme-choice.ts';

export type AccountCopyDeps = {
  call: Call;
  session: SessionStore;
  storage: KeyValue;
  i18n: Pick<i18n, 'on' | 'language'>;
  setLanguage: (language: Language) => Promise<void>;
  theme: Pick<ThemeStore, 'choose' | 'subscribe' | 'getState'>;
  /** What was chosen at the sign-in, after which this code was loaded. */
  atSignIn: { language: string; theme: Theme };
};

/**
 * The account's copy of language and theme: a device that has none stored takes them from the
 * account, and a choice made while signed in is sent to it. Failures are silent, because the choice
 * on the screen applies without it.
 */
export function keepAccountCopy(deps: AccountCopyDeps): void {
  const { session, i18n, theme, atSignIn } = deps;
  const known: { id?: string } = {};
  const takeOver = () => {
    const now = session.getState();
    const user = now.state === 'user' ? now.user : undefined;
    if (user && user.id !== known.id) applyCopy(deps, user);
    known.id = user?.id;
  };
  const send = async (choice: { language: Language } | { theme: Theme }) => {
    const now = session.getState();
    if (now.state !== 'user') return;
    const isCopied = Object.entries(choice).every(
      ([name, value]) => now.user[name as keyof User] === value,
    );
    if (isCopied) return;
    const { updatePreferences } = await import('@craque/common/contracts/accounts.ts');
    const user = await deps.call(updatePreferences, { body: choice });
    if (user) session.update(user);
  };
  const silently = (sending: Promise<void>) => void sending.catch(() => undefined);
  const { choice } = theme.getState();
  if (i18n.language !== atSignIn.language) silently(send({ language: i18n.language as Language }));
  if (choice !== atSignIn.theme) silently(send({ theme: choice }));
  takeOver();
  session.subscribe(takeOver);
  i18n.on('languageChanged', (language) => silently(send({ language: language as Language })));
  theme.subscribe(({ choice }) => silently(send({ theme: choice })));
}

function applyCopy({ storage, setLanguage, theme }: AccountCopyDeps, user: User): void {
  const { language, theme: stored } = user;
  if (language && storage.read(storageKey.language) === null) {
    setLanguage(language).catch(() => undefined);
  }
  if (stored && storage.read(storageKey.theme) === null) theme.choose(stored);
}
