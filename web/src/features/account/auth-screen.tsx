import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { nickname } from '../../lib/guest/nickname.ts';
import { useSession } from '../../lib/session-store.ts';
import { useTranslation } from '../../lib/translation.ts';
import { AlbumSpread } from '../../ui/album/album-spread.tsx';
import { Tabs } from '../../ui/form/tabs.tsx';
import { type AuthMode, fieldsOfNickname, noFields } from './auth-fields.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthHero } from './auth-hero.tsx';
import { useAuth } from './use-auth.ts';
import { Stack, TextLink } from '../../ui/layout.ts';
import { breakpoint, media, space } from '../../ui/tokens.ts';
import { Heading, Text } from '../../ui/type.ts';

const paths: Record<AuthMode, string> = { login: '/login', register: '/register' };
const modes = ['login', 'register'] as const;

/** The one screen of /auth, /login and /register; the address says which tab is open. */
export function AuthScreen() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const now = useSession();
  const mode: AuthMode = pathname.startsWith(paths.register) ? 'register' : 'login';
  const hasEnded = mode === 'login' && now.state === 'guest' && now.ended === 'elsewhere';
  const [first] = useState(() =>
    mode === 'register' ? fieldsOfNickname(nickname.read()) : noFields,
  );
  const auth = useAuth(mode, first);
  const open = (next: string) => {
    auth.setErrors({});
    const path = next === 'register' ? paths.register : paths.login;
    void navigate(path + search, { replace: true });
  };
  return (
    <AlbumSpread
      sport="soccer"
      page={<AuthHero mode={mode} />}
      sheet={
        <Paper $gap={4} $pad={3}>
          <title>{`${t(`auth.${mode}.title`)} · Craque`}</title>
          <Heading as="h1" $step={8}>
            {t(`auth.${mode}.title`)}
          </Heading>
          <Text $quiet role={hasEnded ? 'alert' : undefined}>
            {hasEnded ? t('auth.login.ended') : t(`auth.${mode}.text`)}
          </Text>
          <Tabs
            label={t('auth.tabs')}
            value={mode}
            onChange={open}
            tabs={modes.map((each) => ({
              value: each,
              label: t(`auth.${each}.tab`),
              content: <AuthForm mode={each} auth={auth} />,
            }))}
          />
          {mode === 'register' && (
            <Text $step={2} $quiet>
              {t('auth.register.games')}
            </Text>
          )}
          {mode === 'login' && <TextLink to="/reset">{t('auth.forgot')}</TextLink>}
          <TextLink to="/">{t('auth.guest')}</TextLink>
        </Paper>
      }
    />
  );
}

const Paper = styled(Stack)`
  align-content: center;
  width: min(100%, 460px);
  min-height: 100%;
  margin: 0 auto;
  h1 {
    font-size: clamp(40px, 4.1vw, 60px);
  }
  > a {
    justify-self: center;
  }
  @media (min-width: ${breakpoint.mobile}px) and (max-height: 920px) {
    gap: ${space[2]};
  }
  ${media.mobile} {
    align-content: start;
  }
`;
