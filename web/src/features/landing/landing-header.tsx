import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { useSession } from '../../lib/session-store.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Icon } from '../../ui/icon.tsx';
import { LanguageSwitcher } from '../../ui/language/language-switcher.tsx';
import { logoLook } from '../../ui/logo-look.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { gapOf, line } from '../../ui/layout.ts';
import {
  bareButton,
  color,
  duration,
  headerHeight,
  layer,
  media,
  shadow,
  space,
  still,
  tapLine,
} from '../../ui/tokens.ts';
import { capitals, size } from '../../ui/type.ts';

const anchors = [
  { key: 'features', to: '#features' },
  { key: 'multiplayer', to: '#multiplayer' },
  { key: 'achievements', to: '#achievements' },
  { key: 'howToPlay', to: '#how-to-play' },
] as const;

/**
 * Stays at the top while the page scrolls: transparent on the floor of the first band, on paper
 * afterwards. Fixed instead of sticky, which the hidden overflow of small screens would disable.
 */
export function LandingHeader() {
  const { t } = useTranslation();
  const { state } = useSession();
  const lifted = useScrolled();
  const [open, setOpen] = useState(false);
  const menuId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [open]);
  return (
    <Bar data-lifted={lifted || open || undefined}>
      <Logo to="/" aria-label={t('header.home')}>
        Craque
      </Logo>
      <Menu id={menuId} data-open={open || undefined} aria-label={t('landing.nav.label')}>
        {anchors.map(({ key, to }) => (
          <a key={key} href={to} onClick={() => setOpen(false)}>
            {t(`landing.nav.${key}`)}
          </a>
        ))}
      </Menu>
      <Tools>
        <LanguageSwitcher />
        {state === 'user' ? (
          <Enter to="/profile">{t('nav.profile')}</Enter>
        ) : (
          <Enter to="/auth">{t('landing.nav.enter')}</Enter>
        )}
        <Toggle
          ref={toggle}
          type="button"
          aria-label={t('landing.nav.menu')}
          aria-expanded={open}
          aria-controls={menuId}
          onClick={() => setOpen(!open)}
        >
          {open ? <Icon name="close" /> : <Bars />}
        </Toggle>
      </Tools>
    </Bar>
  );
}

function Bars() {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M3 6h18M3 12h18M3 18h18"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
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
  padding: 0 max(clamp(${space[4]}, 4.5vw, ${space[8]}), 50vw - 680px + ${space[8]});
  color: #fff;
  transition:
    background ${duration.quick},
    color ${duration.quick};
  &[data-lifted] {
    background: ${color.paper};
    color: ${color.ink};
    box-shadow: 0 2px 0 ${color.rule};
  }
  ${still}
`;

/** Nothing is under the name here. */
const Logo = styled(PageLink)`
  ${logoLook}
  && {
    flex: none;
    margin-left: 0;
    padding-top: 10px;
  }
  ${media.tabletUp} {
    && {
      padding-top: 12px;
    }
  }
`;

const Menu = styled.nav`
  display: flex;
  gap: clamp(${space[4]}, 2vw, ${space[6]});
  margin-left: auto;
  a {
    ${tapLine}
    color: inherit;
    font-size: ${size(2)};
    font-weight: 600;
    text-decoration: none;
  }
  ${media.hover} {
    a:hover {
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 6px;
    }
  }
  ${media.mobile} {
    position: absolute;
    inset: 100% 0 auto;
    display: none;
    padding: ${space[3]} ${space[4]} ${space[5]};
    background: ${color.paper};
    box-shadow: ${shadow.slip};
    a {
      min-height: 56px;
      border-bottom: 1px solid ${color.rule};
      ${capitals(6)}
    }
    &[data-open] {
      display: grid;
      gap: 0;
    }
  }
`;

const Tools = styled.div`
  ${line(3)}
  ${media.mobile} {
    margin-left: auto;
  }
`;

/** On phones smaller than the finger's place, which the border keeps. */
const Enter = styled(PageLink)`
  ${tapLine}
  box-sizing: border-box;
  padding: 0 ${gapOf(4)};
  background: ${color.border} padding-box;
  color: ${color.print};
  font-size: ${size(2)};
  font-weight: 700;
  text-decoration: none;
  white-space: nowrap;
  [data-lifted] & {
    background-color: ${color.ink};
    color: ${color.paper};
  }
  ${media.mobile} {
    border: solid transparent;
    border-width: 5px 0;
  }
  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 6px;
    }
  }
`;

const Toggle = styled.button`
  display: none;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-right: -11px;
  padding: 0;
  ${bareButton}
  ${media.mobile} {
    display: grid;
  }
`;
