import { useEffect } from 'react';
import { css, type RuleSet } from 'styled-components';
import { breakpoint, media } from './tokens.ts';

/** The guess form is in use; a running guess disables the field, which takes its focus. */
const typing = 'html:has([data-typing]:focus-within, [data-typing] [aria-busy])';

/** Styles for a phone with an open keyboard; where the page does not shrink (iOS) by attribute. */
export function whenLow(rules: RuleSet) {
  return css`
    ${media.low} {
      ${typing} & {
        ${rules}
      }
    }
    html[data-keyboard='open'] & {
      ${rules}
    }
  `;
}

/** Styles for a game where the window is low and not wide enough for the layout of a tablet. */
export function whenLying(rules: RuleSet) {
  return css`
    ${media.lying} {
      html:has([data-stage]) & {
        ${rules}
      }
    }
  `;
}

/** Marks <html> while a keyboard covers the page, and keeps the guess field in the visible part. */
export function useKeyboardMark(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const root = document.documentElement;
    const mark = () => {
      const covered = window.innerHeight - viewport.height * viewport.scale > 120;
      const isOpen = covered && window.innerWidth < breakpoint.mobile;
      if (isOpen === (root.dataset.keyboard === 'open')) return;
      if (isOpen) root.dataset.keyboard = 'open';
      else delete root.dataset.keyboard;
      if (isOpen) window.scrollTo(0, 0);
    };
    viewport.addEventListener('resize', mark);
    return () => {
      viewport.removeEventListener('resize', mark);
      delete root.dataset.keyboard;
    };
  }, []);
}
