import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { useSession } from '../../lib/session-store.ts';
import { useTranslation } from '../../lib/translation.ts';
import { spreadAt } from '../../ui/album/spread-at.ts';
import { LanguageSwitcher } from '../../ui/language/language-switcher.tsx';
import { HeaderLink } from '../../ui/header-link.ts';
import { wordedPart } from '../../ui/lazy-part.tsx';
import { logoStyle } from '../../ui/logo-style.ts';
import { whenLying } from '../../ui/low-height.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { breakpoint, color, media, space } from '../../ui/tokens.ts';
import { words } from '../../ui/type.ts';
import { isSignIn, signInQuery } from '../../lib/next-page.ts';
import { barStyle } from './header-style.ts';
import { ThemeSwitcher } from './theme-switcher.tsx';

const SignedInNav = wordedPart(async () => (await import('./signed-in-nav.tsx')).SignedInNav);

/** The name in the colour of the page, the rest in the colour of the sheet. */
export function Header() {
  const { t } = useTranslation();
  const { state } = useSession();
  const place = useLocation();
  const search = signInQuery(place);
  const guest = state === 'guest';
  const bar = useRef<HTMLElement>(null);
  useRoomFor(bar);
  return (
    <Bar ref={bar} data-spread={spreadAt(place)}>
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
        {guest && <HeaderLink to="/daily">{t('guest.daily')}</HeaderLink>}
        {guest && <HeaderLink to="/party">{t('guest.party')}</HeaderLink>}
        {!(guest && isSignIn(place.pathname)) && (
          <Account>
            {guest ? (
              <>
                <HeaderLink to={`/auth${search}`}>{t('header.login')}</HeaderLink>
                <HeaderLink to={`/register${search}`} $block>
                  {t('guest.register')}
                </HeaderLink>
              </>
            ) : (
              state === 'user' && <SignedInNav />
            )}
          </Account>
        )}
      </Tools>
    </Bar>
  );
}

/** The page begins below a bar that larger text of the reader's own has made higher. */
function useRoomFor(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = bar;
    if (!current || !('ResizeObserver' in window)) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const usual = window.innerWidth < breakpoint.mobile ? 48 : 64;
      const height = current.offsetHeight;
      if (height > usual) style.setProperty('--header-height', `${height}px`);
      else style.removeProperty('--header-height');
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--header-height');
    };
  }, [bar]);
}

const Bar = styled.header`
  ${barStyle}
`;

const Name = styled.div`
  position: relative;
  display: grid;
  justify-self: start;
`;

const Logo = styled(PageLink)`
  ${logoStyle}
`;

/** Right under the name, out of the flow: the name stays where the static shell has it. */
const Badges = styled.p`
  position: absolute;
  bottom: 3px;
  left: 2.54em;
  display: flex;
  gap: 5px;
  align-items: center;
  ${words(1, 700)}
  letter-spacing: 0.04em;
  line-height: 0.923;
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
    left: 42px;
    line-height: 14px;
  }
`;

const onSheet = css`
  color: ${color.ink};
  [href='/register'] {
    background-color: ${color.ink};
    color: ${color.paper};
  }
`;

/** On a phone a guest's theme is in the footer: the two links need the room. */
const Tools = styled.div`
  display: flex;
  align-items: center;
  > * {
    margin: 0;
  }
  /* On narrower screens the page itself and its foot lead to the daily athletes and to parties. */
  ${media.belowWide} {
    > a {
      display: none;
    }
  }
  ${media.mobile} {
    flex-wrap: wrap;
    justify-content: flex-end;
    min-width: 0;
    margin-left: auto;
    &[data-guest] > :nth-child(2) {
      display: none;
    }
  }
  ${media.tabletUp} {
    padding: 0 clamp(${space[5]}, 4vw, 56px);
    gap: ${space[1]};
    > :first-child {
      margin-left: -${space[2]};
    }
    > a + a {
      margin-left: ${space[3]};
    }
    ${onSheet}
  }
  ${whenLying(onSheet)}
`;

/** A button's place is kept until it is loaded, so that nothing moves then. */
const Account = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  justify-content: flex-end;
  min-width: 44px;
  ${media.tabletUp} {
    flex: 1;
    flex-wrap: nowrap;
    gap: ${space[4]};
  }
`;
