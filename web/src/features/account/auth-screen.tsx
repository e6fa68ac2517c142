import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { call } from '../../lib/api.ts';
import { nickname } from '../../lib/guest/nickname.ts';
import { session, useSession } from '../../lib/session-store.ts';
import { AlbumSpread } from '../../ui/album/album-spread.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Tabs } from '../../ui/form/tabs.tsx';
import { showToast } from '../../ui/toast/toast.tsx';
import { stack } from '../../ui/layout.ts';
import { breakpoint, color, linkText, media, space } from '../../ui/tokens.ts';
import { heading, size } from '../../ui/type.ts';
import { type AuthMode, fieldsOfNickname, noFields } from './auth-fields.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthHero } from './auth-hero.tsx';
import { type AuthNotice, createAuthStore } from './auth-store.ts';
import { authToast } from './show-auth-notice.ts';

const paths: Record<AuthMode, string> = { login: '/login', register: '/register' };
const modes = ['login', 'register'] as const;

/** The one screen of /auth, /login and /register; the address says which tab is open. */
export function AuthScreen() {
  const { t, i18n } = useTranslation();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const now = useSession();
  const mode: AuthMode = pathname.startsWith(paths.register) ? 'register' : 'login';
  const hasEnded = mode === 'login' && now.state === 'guest' && now.ended === 'elsewhere';
  const notify = (notice: AuthNotice) => showToast(authToast(i18n.t, notice));
  const [store] = useState(() => {
    const fields = mode === 'register' ? fieldsOfNickname(nickname.read()) : noFields;
    return createAuthStore({ call, become: session.become, notify }, fields);
  });
  const open = (next: string) => {
    store.forget();
    const path = next === 'register' ? paths.register : paths.login;
    void navigate(path + search, { replace: true });
  };
  return (
    <AlbumSpread
      sport="soccer"
      page={<AuthHero mode={mode} />}
      sheet={
        <Paper>
          <title>{`${t(`auth.${mode}.title`)} · Craque`}</title>
          <h1>{t(`auth.${mode}.title`)}</h1>
          <p role={hasEnded ? 'alert' : undefined}>
            {hasEnded ? t('auth.login.ended') : t(`auth.${mode}.text`)}
          </p>
          <Tabs
            label={t('auth.tabs')}
            value={mode}
            onChange={open}
            tabs={modes.map((each) => ({
              value: each,
              label: t(`auth.${each}.tab`),
              content: <AuthForm mode={each} store={store} />,
            }))}
          />
          {mode === 'register' && <small>{t('auth.register.games')}</small>}
          <PageLink to="/">{t('auth.guest')}</PageLink>
        </Paper>
      }
    />
  );
}

const Paper = styled.div`
  ${stack(4)}
  align-content: center;
  width: min(100%, 460px);
  min-height: 100%;
  margin: 0 auto;
  padding: ${space[2]} 0 ${space[5]};
  > h1 {
    ${heading(8)}
  }
  > p {
    margin: -4px 0 0;
    color: ${color.quiet};
    font-size: ${size(3)};
    text-wrap: pretty;
  }
  > small {
    color: ${color.quiet};
    font-size: ${size(2)};
    text-align: center;
    text-wrap: balance;
  }
  > a {
    ${linkText}
    justify-self: center;
    text-decoration-color: ${color.rule};
  }
  @media (min-width: ${breakpoint.mobile}px) and (max-height: 920px) {
    gap: ${space[2]};
  }
  ${media.mobile} {
    align-content: start;
  }
`;
