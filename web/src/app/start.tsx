import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { accountTexts, provideTexts } from '../lib/late-texts.ts';
import { App } from './app.tsx';
import { loadCatalogue } from './language/catalogues.ts';
import { createTranslations, type Translations } from './language/i18n.ts';
import { preloadScreen } from './routes.tsx';
import { theme } from './theme/theme-choice.ts';
import { zoom } from './theme/viewport-lock.ts';
import { call } from '../lib/api.ts';
import { cameAsGuest, session } from '../lib/session-store.ts';
import { faults } from '../lib/faults.ts';
import { followUpdates } from '../lib/renewal.ts';
import { storage } from '../lib/storage.ts';
import { loadCachedPack } from '../play/sticker/pack-at-hand.ts';

/** React takes over the ready-made page of a guest; it replaces the shell of any other page. */
export async function start(root: HTMLElement) {
  faults.watch();
  followUpdates();
  if (!cameAsGuest) void session.load();
  loadCachedPack();
  // After navigating back from another document the browser may restore this page as it was left,
  // even after a logout.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void session.load();
  });
  passOverDialogs();
  window.addEventListener('popstate', passOverDialogs);
  const [translations] = await Promise.all([
    startTranslations(),
    // Without it the page opens, and asks again.
    preloadScreen(window.location.pathname).catch(() => undefined),
  ]);
  const { setLanguage, mounted } = translations;
  const app = (
    <StrictMode>
      <App setLanguage={setLanguage} mounted={mounted} />
    </StrictMode>
  );
  const { dataset } = document.documentElement;
  // As a transition React takes over in slices and lets the browser do other work in between.
  if (cameAsGuest && dataset.words === translations.i18n.language)
    startTransition(() => void hydrateRoot(root, app));
  else {
    // A page in words that are not the reader's is hidden until here.
    if (dataset.words === 'others') root.replaceChildren();
    delete dataset.words;
    createRoot(root).render(app);
  }
  onceSignedIn(() => void startAccountCopy(translations));
  if (zoom.isNews) void tellAboutZoom(translations);
}

/** Runs once, now or as soon as somebody is signed in. */
function onceSignedIn(run: () => void) {
  if (session.getState().state === 'user') return run();
  const leave = session.subscribe(({ state }) => {
    if (state !== 'user') return;
    leave();
    run();
  });
}

/** A guest has no account to copy to, so the code is loaded with the first sign-in. */
async function startAccountCopy({ i18n, setLanguage }: Translations) {
  const atSignIn = { language: i18n.language, theme: theme.getState().choice };
  const { keepAccountCopy } = await import('./account-copy.ts');
  keepAccountCopy({ call, session, storage, i18n, setLanguage, theme, atSignIn });
}

/** Only for a first visit with large text, so the code and its texts are loaded on demand. */
async function tellAboutZoom({ i18n }: Translations) {
  const [{ showZoomNotice }] = await Promise.all([
    import('./theme/zoom-notice.ts'),
    accountTexts.want(),
  ]);
  showZoomNotice(i18n.t, zoom);
}

async function startTranslations() {
  const translations = await createTranslations({
    load: loadCatalogue,
    storage,
    browserLanguage: navigator.language,
    root: document.documentElement,
    ...(window.craqueTellLanguage && { tellServer: window.craqueTellLanguage }),
  });
  provideTexts(translations.wantTexts);
  return translations;
}

/** After a reload, too, Back passes over the entries that dialogs have left. */
function passOverDialogs() {
  if (window.history.state?.over) void import('../ui/back-closes.ts');
}
