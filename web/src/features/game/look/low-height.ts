import { useEffect } from 'react';
import { css, type RuleSet } from 'styled-components';
import { breakpoint, media } from '../../../ui/tokens.ts';

/**
 * Styles for a phone with an open keyboard: by height where the page shrinks, by attribute where it
 * does not (iOS).
 */
export function whenLow(rules: RuleSet) {
  return css`
    ${media.low} {
      ${rules}
    }
    html[data-keyboard='open'] & {
      ${rules}
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
