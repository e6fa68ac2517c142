import type { Page } from 'playwright-core';

/**
 * What the eye would stumble over on the page as it stands, in words: what is wider than the screen, text that is cut
 * off, text that lies on other text, and what the fixed index at the edge would cover when the page is moved.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Piece = { element: Element; text: string; box: DOMRect };
    const width = document.documentElement.clientWidth;
    const faults: string[] = [];

    const isOff = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      element.closest('[role=region] [data-radix-toast-viewport], option, [data-layout-ignore]');

    /** The part of the box that the ancestors leave visible; undefined where nothing is left. */
    function visiblePart(element: Element, box: DOMRect): DOMRect | undefined {
      let { left, top, right, bottom } = box;
      for (let each: Element | null = element; each; each = each.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(each);
        if (clipPath.startsWith('inset(50%')) return undefined;
        const bounds = each.getBoundingClientRect();
        if (each !== document.body && each !== document.documentElement) {
          if (overflowX !== 'visible') [left, right] = [Math.max(left, bounds.left), Math.min(right, bounds.right)];
          if (overflowY !== 'visible') [top, bottom] = [Math.max(top, bounds.top), Math.min(bottom, bounds.bottom)];
        }
      }
      return right - left < 2 || bottom - top < 2 ? undefined : new DOMRect(left, top, right - left, bottom - top);
    }

    const pieces: Piece[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || isOff(element) || element.closest('script, style')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const each of range.getClientRects()) {
        const box = visiblePart(element, each);
        if (box) pieces.push({ element, text: text.slice(0, 40), box });
      }
    }

    for (const { text, box } of pieces) {
      if (box.right > width + 1 || box.left < -1) faults.push(`"${text}" leaves the screen at ${Math.round(box.right)}`);
    }

    for (const element of document.body.querySelectorAll('*')) {
      if (isOff(element) || element.clientWidth < 2 || !element.textContent?.trim()) continue;
      const { overflowX } = getComputedStyle(element);
      const isCut = overflowX === 'hidden' || overflowX === 'clip' || element.matches('button, a, h1, h2, h3, label');
      const ownText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (isCut && ownText && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 2) {
        faults.push(`"${element.textContent.trim().slice(0, 40)}" is cut`);
      }
    }

    const isOver = (a: Piece, b: Piece) => {
      if (a.element === b.element || a.element.contains(b.element) || b.element.contains(a.element)) return false;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      // Lines of display type stand closer than their boxes are high.
      return across > 3 && down > 0.45 * Math.min(a.box.height, b.box.height);
    };
    for (const [index, a] of pieces.entries()) {
      for (const b of pieces.slice(index + 1)) {
        if (isOver(a, b)) faults.push(`"${a.text}" lies on "${b.text}"`);
      }
    }

    const edge = [...document.querySelectorAll('nav')].find((nav) => getComputedStyle(nav).position === 'fixed');
    const edgeBox = edge?.getBoundingClientRect();
    if (edge && edgeBox && edgeBox.width > 0) {
      for (const { element, text, box } of pieces) {
        if (!edge.contains(element) && box.right > edgeBox.left + 1 && box.left < edgeBox.right && element.closest('main')) {
          faults.push(`"${text}" would be covered by the index`);
        }
      }
    }

    const controls = [...document.querySelectorAll('header a, header button, header select')].filter(
      (each) => !isOff(each) && !each.closest('[popover]') && each.getBoundingClientRect().width > 0,
    );
    for (const [index, a] of controls.entries()) {
      for (const b of controls.slice(index + 1)) {
        const [one, two] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
        const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
        const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
        if (across > 1 && down > 1) faults.push(`header: ${a.textContent} and ${b.textContent} overlap by ${across}`);
      }
    }

    const widest = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth);
    if (widest > width) faults.push(`${widest} px wide`);
    return [...new Set(faults)];
  });
}
