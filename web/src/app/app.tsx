import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { BrowserRouter, matchPath, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { renewal } from '../lib/renewal.ts';
import { useTranslation } from '../lib/translation.ts';
import { SetLanguage } from '../ui/language/language-context.tsx';
import { Toaster } from '../ui/toast/toast.tsx';
import { inverted, layer, space } from '../ui/tokens.ts';
import { CrashGuard } from './frame/crash-guard.tsx';
import { Footer } from './frame/footer.tsx';
import { Header } from './frame/header.tsx';
import { ShowResults } from './game/show-results.tsx';
import { AppRoutes } from './routes.tsx';
import { ShellFrame } from './frame/shell-frame.tsx';
import type { Translations } from './language/i18n.ts';

export type AppProps = Pick<Translations, 'setLanguage' | 'mounted'> & {
  /** Where the address comes from, if not from the browser. */
  router?: ComponentType<{ children: ReactNode }>;
};

export function App({ setLanguage, mounted, router: Router = BrowserRouter }: AppProps) {
  const { t } = useTranslation();
  useEffect(mounted, [mounted]);
  return (
    <CrashGuard>
      <title>{t('app.title')}</title>
      <SetLanguage value={setLanguage}>
        <Router>
          <ShowResults>
            <Page />
          </ShowResults>
        </Router>
      </SetLanguage>
      <Toaster label={t('toast.region', { hotkey: 'F8' })} closeLabel={t('toast.close')} />
    </CrashGuard>
  );
}

function Page() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isFramed = matchPath('/landing', pathname) === null;
  // Nothing of the site is on the big screen of a party.
  const isStage = matchPath('/party/:code/screen', pathname) !== null;
  return (
    <>
      <SkipLink href="#content">{t('app.skip')}</SkipLink>
      {isFramed && !isStage && <Header />}
      <Content />
      {!isStage && <Footer bare={!isFramed} />}
    </>
  );
}

/** A new page starts at its top, and takes a focus that went away with the old page. */
function Content() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    renewal.atRest();
    window.scrollTo(0, 0);
    if (document.activeElement === document.body) main.current?.focus();
  }, [pathname]);
  return (
    <Main id="content" ref={main} tabIndex={-1}>
      <Suspense fallback={<ShellFrame waiting />}>
        <AppRoutes />
      </Suspense>
    </Main>
  );
}

const Main = styled.main`
  &:focus {
    outline: none;
  }
`;

const SkipLink = styled.a`
  position: fixed;
  z-index: ${layer.toast};
  top: ${space[2]};
  left: ${space[2]};
  padding: ${space[3]} ${space[4]};
  ${inverted}
  font-weight: 700;
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;
