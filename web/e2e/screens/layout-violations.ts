import type { Page } from '@playwright/test';

type Box = { left: number; top: number; right: number; bottom: number };
/** One line of a text, as far as it is visible. */
type Line = Box & { text: string; element: number; inMain: boolean; inFixed: boolean };
type Control = Box & { name: string };

/** The lines of all texts on the page, except decorative, hidden and transient ones. */
function linesOf(page: Page): Promise<Line[]> {
  return page.evaluate(() => {
    const aside = '[aria-hidden=true], [role=region][aria-label*=F8], option, script, style';
    const elements = [...document.body.querySelectorAll('*')];
    /** The visible part of a box: what its ancestors scroll away or cut is excluded. */
    const leave = (from: Element, box: DOMRect) => {
      let { left, top, right, bottom } = box;
      for (let each = from; each !== document.body; each = each.parentElement ?? document.body) {
        const { overflowX, clipPath } = getComputedStyle(each);
        const bounds = each.getBoundingClientRect();
        if (clipPath.startsWith('inset(50%')) right = left;
        if (overflowX === 'visible') continue;
        left = Math.max(left, bounds.left);
        right = Math.min(right, bounds.right);
        top = Math.max(top, bounds.top);
        bottom = Math.min(bottom, bounds.bottom);
      }
      return { left, top, right, bottom };
    };
    return elements.flatMap((element, index) => {
      if (element.closest(aside) || !element.checkVisibility({ visibilityProperty: true }))
        return [];
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const inFixed = [element, element.parentElement].some(
        (each) => each && getComputedStyle(each).position === 'fixed',
      );
      const inMain = element.closest('main') !== null;
      return [...element.childNodes].flatMap((node) => {
        const text = node.nodeType === Node.TEXT_NODE ? (node.textContent?.trim() ?? '') : '';
        if (text === '') return [];
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].flatMap((rect) => {
          // Where the letters are: lines of display type are closer than their boxes are high.
          const middle = (rect.top + rect.bottom) / 2;
          const letters = new DOMRect(rect.left, middle - 0.37 * size, rect.width, 0.74 * size);
          const box = leave(element, letters);
          const isSeen = box.right - box.left > 2 && box.bottom - box.top > 2;
          return isSeen
            ? [{ ...box, text: text.slice(0, 40), element: index, inMain, inFixed }]
            : [];
        });
      });
    });
  });
}

/**
 * Texts that their own element cuts off. Below the smallest phone of the design an ellipsis is
 * allowed.
 */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        if (textOverflow === 'ellipsis' && innerWidth < 360) return false;
        const isCutting = overflowX === 'hidden' || overflowX === 'clip';
        if (!isCutting && !element.matches('button, a, h1, h2, h3, label')) return false;
        const { clientWidth, scrollWidth } = element;
        const isOwn = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        const isShown = clientWidth > 2 && !element.closest('[aria-hidden=true]');
        return isOwn && isShown && scrollWidth > clientWidth + 1;
      })
      .map((element) => `"${element.textContent?.slice(0, 40)}" is cut`),
  );
}

function controlsOf(page: Page): Promise<Control[]> {
  return page.locator('header :is(a, button, select):not([popover] *)').evaluateAll((controls) =>
    controls
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .map((each) => {
        // Of a select its face: the clickable part extends beyond it.
        const face = each.matches('select') ? each.parentElement?.firstElementChild : undefined;
        const { left, top, right, bottom } = (face ?? each).getBoundingClientRect();
        const name = each.getAttribute('aria-label') ?? each.textContent ?? '';
        return { left, top, right, bottom, name };
      }),
  );
}

const isOver = (a: Box, b: Box, slack: number) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;

function pairsOf<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((a, index) => items.slice(index + 1).map((b): [T, T] => [a, b]));
}

/**
 * The visible layout violations of the page, in words: content wider than the screen, text that is
 * cut off or overlaps other text, overlapping header entries, and text that a fixed part would
 * cover when scrolling down. From behind a bar at the lower edge it can be scrolled away, to the last.
 */
export async function layoutViolations(page: Page): Promise<string[]> {
  const [lines, cut, controls] = await Promise.all([
    linesOf(page),
    cutTexts(page),
    controlsOf(page),
  ]);
  const { width, widest, window, whole } = await page.evaluate(() => ({
    window: innerHeight,
    whole: document.documentElement.scrollHeight,
    width: document.documentElement.clientWidth,
    widest: Math.max(document.documentElement.scrollWidth, document.body.scrollWidth),
  }));
  const edge = Math.min(
    ...lines.filter(({ inFixed, inMain }) => inFixed && !inMain).map(({ left }) => left),
  );
  const isBar = ({ inMain, inFixed, top }: Line) => inMain && inFixed && top > window / 2;
  const bar = Math.max(0, ...lines.filter(isBar).map(({ top }) => window - top));
  const violations = [
    ...(widest > width ? [`${widest} px wide`] : []),
    ...lines
      .filter(({ left, right }) => right > width + 1 || left < -1)
      .map(({ text, right }) => `"${text}" leaves the screen at ${Math.round(right)}`),
    ...cut,
    ...pairsOf(lines)
      .filter(([a, b]) => a.element !== b.element && isOver(a, b, 3) && isBar(a) === isBar(b))
      .map(([a, b]) => `"${a.text}" lies on "${b.text}"`),
    ...lines
      .filter(({ inMain, inFixed, right }) => inMain && !inFixed && right > edge)
      .map(({ text }) => `"${text}" would be covered by the index`),
    ...lines
      .filter((line) => bar > 0 && !isBar(line) && line.bottom > whole - bar)
      .map(({ text }) => `"${text}" stays behind the bar at the lower edge`),
    ...pairsOf(controls)
      .filter(([a, b]) => isOver(a, b, 1))
      .map(([a, b]) => `header: ${a.name} and ${b.name} overlap`),
  ];
  return [...new Set(violations)];
}
