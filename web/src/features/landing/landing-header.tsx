import { useId, useRef, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { useSession } from '../../lib/session-store.ts';
import { useTranslation } from '../../lib/translation.ts';
import { HeaderLink } from '../../ui/header-link.ts';
import { LineIcon } from '../../ui/icon.tsx';
import { LanguageSwitcher } from '../../ui/language/language-switcher.tsx';
import { gapOf, line } from '../../ui/layout.ts';
import { logoStyle } from '../../ui/logo-style.ts';
import { PageLink } from '../../ui/page-link.tsx';
import {
  bareButton,
  color,
  gentleUnderline,
  headerHeight,
  layer,
  media,
  slip,
  space,
  tapLine,
} from '../../ui/tokens.ts';
import { capitals, fluid, size } from '../../ui/type.ts';

const anchors = [
  { key: 'features', to: '#features' },
  { key: 'multiplayer', to: '#multiplayer' },
  { key: 'achievements', to: '#achievements' },
  { key: 'howToPlay', to: '#how-to-play' },
] as const;

/**
 * Stays at the top while the page scrolls: transparent on the floor of the first band, on paper
 * afterwards. Fixed, because the hidden overflow of small screens would disable sticky.
 */
export function LandingHeader() {
  const { t } = useTranslation();
  const { state } = useSession();
  const lifted = useScrolled();
  const menu = useRef<HTMLElement>(null);
  const menuId = useId();
  return (
    <Bar data-lifted={lifted || undefined}>
      <Logo to="/" aria-label={t('header.home')}>
        Craque
      </Logo>
      <Menu ref={menu} id={menuId} popover="auto" aria-label={t('landing.nav.label')}>
        {anchors.map(({ key, to }) => (
          <a key={key} href={to} onClick={() => menu.current?.hidePopover?.()}>
            {t(`landing.nav.${key}`)}
          </a>
        ))}
      </Menu>
      <Tools>
        <LanguageSwitcher />
        <HeaderLink to={state === 'user' ? '/profile' : '/auth'} $block>
          {t(state === 'user' ? 'nav.profile' : 'landing.nav.enter')}
        </HeaderLink>
        <Toggle type="button" aria-label={t('landing.nav.menu')} popoverTarget={menuId}>
          <LineIcon d="M3 6h18M3 12h18M3 18h18" />
        </Toggle>
      </Tools>
    </Bar>
  );
}

/** True once the page has been scrolled. */
function useScrolled(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      addEventListener('scroll', onChange, { passive: true });
      return () => removeEventListener('scroll', onChange);
    },
    () => window.scrollY > 8,
    () => false,
  );
}

const Bar = styled.header`
  position: fixed;
  z-index: ${layer.header};
  inset: 0 0 auto;
  ${line(5)}
  height: ${headerHeight};
  padding: 0 max(${fluid(16, 56)}, 50vw - 624px);
  color: ${color.onPage};
  &[data-lifted],
  &:has(:popover-open) {
    background: ${color.paper};
    color: ${color.ink};
    box-shadow: 0 2px 0 ${color.rule};
    [href='/auth'],
    [href='/profile'] {
      background-color: ${color.ink};
      color: ${color.paper};
    }
  }
`;

/** Nothing is under the name here. */
const Logo = styled(PageLink)`
  ${logoStyle}
  margin-right: auto;
  translate: 0 5px;
`;

/** On phones it opens under the header. */
const Menu = styled.nav`
  position: static;
  display: flex;
  gap: ${gapOf(5)};
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  a {
    ${tapLine}
    color: inherit;
    font-size: ${size(2)};
    font-weight: 600;
    text-decoration: none;
  }
  ${media.hover} {
    a:hover {
      ${gentleUnderline}
    }
  }
  ${media.mobile} {
    position: fixed;
    inset: ${headerHeight} 0 auto;
    width: 100%;
    padding: ${space[3]} ${space[4]} ${space[5]};
    ${slip}
    &:not(:popover-open) {
      display: none;
    }
    flex-direction: column;
    gap: 0;
    a {
      min-height: 56px;
      border-bottom: 1px solid ${color.rule};
      ${capitals(6)}
    }
  }
`;

const Tools = styled.div`
  ${line(3)}
`;

const Toggle = styled.button`
  ${tapLine}
  justify-content: center;
  margin-right: -11px;
  padding: 0;
  ${bareButton}
  ${media.tabletUp} {
    display: none;
  }
`;
