import type { Page } from '@playwright/test';

/** What a finger needs in each direction, in px. */
const finger = 44;

/**
 * The controls in sight that are smaller than a finger needs, each with its size. Links within a
 * sentence are as high as its lines; a field that is drawn by its label is as large as that, and a
 * link that is laid over its card as large as the card.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = 'a[href], button, select, input, textarea, summary, [role=tab], [role=switch]';
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      const isOut = control.closest('[aria-hidden=true], [inert]') !== null;
      if (isOut || !control.checkVisibility({ visibilityProperty: true })) return [];
      const { display, clipPath } = getComputedStyle(control);
      if (display === 'inline' || clipPath.startsWith('inset(50%')) return [];
      const { content, position } = getComputedStyle(control, '::after');
      const card = content !== 'none' && position === 'absolute' ? control.offsetParent : null;
      const boxes = [control, control.closest('label'), card].map((each) =>
        each?.getBoundingClientRect(),
      );
      const width = Math.max(...boxes.map((box) => box?.width ?? 0));
      const height = Math.max(...boxes.map((box) => box?.height ?? 0));
      // Half a pixel less may be the rounding of a text's width.
      if (width > least - 0.5 && height > least - 0.5) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent.trim();
      const tag = control.tagName.toLowerCase();
      return [`${tag} "${name.slice(0, 40)}": ${Math.round(width)} x ${Math.round(height)}`];
    });
  }, finger);
}
