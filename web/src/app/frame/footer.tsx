import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { PageLink } from '../../ui/page-link.tsx';
import { bareButton, color, media, row, space, tapLine } from '../../ui/tokens.ts';
import { useMobile } from '../../ui/use-media.ts';
import type { ZoomStore } from '../theme/viewport-lock.ts';

const entries = ['terms', 'privacy', 'contact'] as const;

const stay = (event: MouseEvent) => event.preventDefault();

export type FooterProps = {
  zoom: ZoomStore;
  /** The page has such entries itself: only the switch is shown. */
  bare?: boolean;
};

/** Terms, Privacy and Contact have no target yet, and screen readers are told so. */
export function Footer({ zoom, bare = false }: FooterProps) {
  const { t } = useTranslation();
  const mobile = useMobile();
  if (bare && !mobile) return null;
  return (
    <Foot aria-label={t('footer.label')}>
      {(bare ? [] : entries).map((entry) => (
        <PageLink key={entry} to="#" aria-disabled="true" onClick={stay}>
          {t(`footer.${entry}`)}
        </PageLink>
      ))}
      {mobile && <ZoomSwitch zoom={zoom} />}
    </Foot>
  );
}

function ZoomSwitch({ zoom }: { zoom: ZoomStore }) {
  const { t } = useTranslation();
  const allowed = useStore(zoom, (state) => state.allowed);
  return (
    <Switch type="button" role="switch" aria-checked={allowed} onClick={() => zoom.allow(!allowed)}>
      {t('footer.allowZoom')}
      <span />
    </Switch>
  );
}

const Foot = styled.footer`
  ${row}
  gap: 0 ${space[5]};
  padding: ${space[2]} ${space[6]};
  border-top: 1px solid ${color.rule};
  background: ${color.paper};
  color: ${color.quiet};
  font-size: 14px;
  a {
    ${tapLine}
    color: inherit;
    text-decoration: none;
    cursor: default;
  }
  ${media.mobile} {
    padding: ${space[2]} ${space[4]} max(${space[2]}, env(safe-area-inset-bottom));
  }
`;

const Switch = styled.button`
  ${tapLine}
  gap: ${space[2]};
  margin-left: auto;
  padding: 0;
  ${bareButton}
  color: inherit;
  font: inherit;
  span {
    position: relative;
    width: 40px;
    height: 24px;
    border: 2px solid currentColor;
    border-radius: 12px;
  }
  span::after {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: currentColor;
  }
  &[aria-checked='true'] {
    color: ${color.ink};
  }
  &[aria-checked='true'] span::after {
    left: auto;
    right: 3px;
  }
`;
