import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useSession } from '../../lib/session-store.ts';
import { useTranslation } from '../../lib/translation.ts';
import { spreadAt } from '../../ui/album/spread-at.ts';
import { LanguageSwitcher } from '../../ui/language/language-switcher.tsx';
import { logoLook } from '../../ui/logo-look.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { color, media, space, tapLine } from '../../ui/tokens.ts';
import { size, words } from '../../ui/type.ts';
import { accountTexts } from '../../lib/account-texts.ts';
import { isSignIn, signInQuery } from '../../lib/next-page.ts';
import { barLook } from './header-look.ts';
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
  const place = useLocation();
  const search = signInQuery(place);
  const guest = state === 'guest';
  return (
    <Bar data-spread={spreadAt(place)}>
      <Name>
        <Logo to="/" aria-label={t('header.home')}>
          Craque
        </Logo>
        <Badges>
          <b>{t('game.beta.badge')}</b>
          {guest && <span>{t('guest.badge')}</span>}
        </Badges>
      </Name>
      <Tools data-guest={guest || undefined}>
        <LanguageSwitcher />
        <ThemeSwitcher />
        {guest && <TextLink to="/daily">{t('guest.daily')}</TextLink>}
        {!(guest && isSignIn(place.pathname)) && (
          <Account>
            {guest ? (
              <>
                <TextLink to={`/auth${search}`}>{t('header.login')}</TextLink>
                <TextLink to={`/register${search}`}>{t('guest.register')}</TextLink>
              </>
            ) : (
              state === 'user' && (
                <Suspense fallback={null}>
                  <ShowScreen screen={signedInNav} />
                </Suspense>
              )
            )}
          </Account>
        )}
      </Tools>
    </Bar>
  );
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
  bottom: 3px;
  left: 33px;
  display: flex;
  gap: 5px;
  align-items: center;
  ${words(1, 700)}
  letter-spacing: 0.04em;
  line-height: 12px;
  text-transform: uppercase;
  pointer-events: none;
  b {
    padding: 0 3px;
    background: ${color.border};
    color: ${color.print};
    font-weight: 800;
  }
  ${media.tabletUp} {
    bottom: 2px;
    left: 66px;
    font-size: ${size(1)};
    line-height: 14px;
  }
  ${media.wide} {
    left: 74px;
  }
`;

/**
 * Language and theme at the edge of the sheet's text, the account at the other. On a phone a guest's
 * theme is in the footer: the two links need the room.
 */
const Tools = styled.div`
  display: flex;
  align-items: center;
  > * {
    margin: 0;
  }
  /* On narrower screens the page itself and its foot lead to the daily athletes. */
  ${media.belowWide} {
    > a {
      display: none;
    }
  }
  ${media.mobile} {
    &[data-guest] > :nth-child(2) {
      display: none;
    }
  }
  ${media.tabletUp} {
    padding: 0 clamp(${space[5]}, 4vw, 56px);
    color: ${color.ink};
    > * {
      margin-left: -${space[2]};
    }
    > * + * {
      margin-left: ${space[1]};
    }
  }
`;

/** A button's place is kept until it is loaded, so that nothing moves then. */
const Account = styled.div`
  display: flex;
  gap: ${space[1]};
  justify-content: flex-end;
  min-width: 44px;
  ${media.tabletUp} {
    flex: 1;
    gap: ${space[4]};
  }
`;

const TextLink = styled(PageLink)`
  ${tapLine}
  box-sizing: border-box;
  justify-content: center;
  min-width: 44px;
  color: inherit;
  /* Both links fit at 320 px, also in German. */
  font-size: clamp(13px, 4vw, 15px);
  font-weight: 700;
  line-height: 1.1;
  text-decoration: none;
  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 6px;
    }
  }
  & + & {
    padding: 0 9px;
    border: solid transparent;
    border-width: 5px 0;
    background: ${color.border} padding-box;
    color: ${color.print};
  }
  ${media.tabletUp} {
    & + & {
      padding: 0 ${space[4]};
      border-width: 2px 0;
      background-color: ${color.ink};
      color: ${color.paper};
    }
  }
`;
