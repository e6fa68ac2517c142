import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useSession } from '../../lib/session-store.ts';
import { LanguageSwitcher } from '../../ui/language/language-switcher.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { color, media, space, tapLine } from '../../ui/tokens.ts';
import { accountTexts } from '../../lib/account-texts.ts';
import { signInPath } from '../../lib/next-page.ts';
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
  const search = backFrom(useLocation());
  return (
    <Bar>
      <Name>
        <Logo to="/" aria-label={t('header.home')}>
          Craque
        </Logo>
        <Badges>
          <span>{t('game.beta.badge')}</span>
          {state === 'guest' && <span>{t('guest.badge')}</span>}
        </Badges>
      </Name>
      <Tools>
        <LanguageSwitcher />
        <ThemeSwitcher />
        {state === 'guest' ? (
          <>
            <TextLink to={`/auth${search}`}>{t('header.login')}</TextLink>
            <TextLink to={`/register${search}`}>{t('guest.register')}</TextLink>
          </>
        ) : (
          <Place>
            {state === 'user' && (
              <Suspense fallback={null}>
                <ShowScreen screen={signedInNav} />
              </Suspense>
            )}
          </Place>
        )}
      </Tools>
    </Bar>
  );
}

/** What tells the sign-in page where to lead back to: the challenge on screen, or what it knows. */
function backFrom(place: Location): string {
  if (/^\/(?:auth|login|register)\b/.test(place.pathname)) return place.search;
  return place.pathname.startsWith('/join/') ? signInPath(place).slice('/auth'.length) : '';
}

const Bar = styled.header`
  ${barLook}
`;

const Name = styled.div`
  position: relative;
  display: grid;
  justify-self: start;
`;

const Logo = styled(PageLink)`
  ${logoLook}
`;

/** Right under the name, out of the flow: the name stays where the static shell has it. */
const Badges = styled.p`
  position: absolute;
  right: 0;
  bottom: -5px;
  left: 0;
  display: flex;
  gap: 3px;
  margin: 0;
  pointer-events: none;
  span {
    padding: 1px 4px;
    border: 1px solid;
    font-size: 9px;
    font-weight: 800;
    letter-spacing: 0.05em;
    line-height: 1.1;
    text-transform: uppercase;
  }
  ${media.tabletUp} {
    left: ${space[5]};
  }
  ${media.wide} {
    left: ${space[6]};
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[1]};
  ${media.tabletUp} {
    gap: ${space[3]};
    padding-right: clamp(${space[5]}, 4vw, 56px);
    color: ${color.ink};
  }
`;

/** The place of the menu's button, kept until it is loaded, so that nothing moves then. */
const Place = styled.div`
  min-width: 44px;
`;

const TextLink = styled(PageLink)`
  ${tapLine}
  justify-content: flex-end;
  min-width: 44px;
  padding-left: ${space[1]};
  color: inherit;
  font-size: clamp(13px, 4.1vw, 15px);
  font-weight: 600;
  line-height: 1.2;
  text-decoration: none;
  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 6px;
    }
  }
`;
