import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useSession } from '../../lib/session-store.ts';
import { LanguageSwitcher } from '../../ui/language/language-switcher.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { color, media, space, tapLine } from '../../ui/tokens.ts';
import { accountTexts } from '../../lib/account-texts.ts';
import { barLook, logoLook } from './header-look.ts';
import { lazyScreen, ShowScreen } from './lazy-screen.tsx';
import { ThemeSwitcher } from './theme-switcher.tsx';

const signedInNav = lazyScreen(
  'signed-in-nav',
  async () => (await import('./signed-in-nav.tsx')).SignedInNav,
  accountTexts.want,
);

/**
 * Overlaps the top of the open album: the name in the colour of the page, the rest in the colour of
 * the sheet.
 */
export function Header() {
  const { t } = useTranslation();
  const { state } = useSession();
  return (
    <Bar>
      <Logo to="/" aria-label={t('header.home')}>
        Craque
      </Logo>
      <Tools>
        <LanguageSwitcher />
        <ThemeSwitcher />
        <Place>
          <TextLink to="/auth" data-away={state === 'guest' ? undefined : true}>
            {t('header.login')}
          </TextLink>
          {state === 'user' && (
            <Suspense fallback={null}>
              <ShowScreen screen={signedInNav} />
            </Suspense>
          )}
        </Place>
      </Tools>
    </Bar>
  );
}

const Bar = styled.header`
  ${barLook}
`;

const Logo = styled(PageLink)`
  ${logoLook}
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  ${media.tabletUp} {
    gap: ${space[3]};
    padding-right: clamp(${space[5]}, 4vw, 56px);
    color: ${color.ink};
  }
`;

/**
 * Login link and menu share one slot, as wide as the wider of the two: nothing moves when the
 * session is known.
 */
const Place = styled.div`
  display: grid;
  justify-items: end;
  > * {
    grid-area: 1 / 1;
  }
`;

const TextLink = styled(PageLink)`
  ${tapLine}
  padding-left: ${space[1]};
  color: inherit;
  font-size: 15px;
  font-weight: 600;
  line-height: 1.2;
  text-decoration: none;
  &[data-away] {
    visibility: hidden;
  }
  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 6px;
    }
  }
`;
