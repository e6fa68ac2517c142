export type FlagBox = { x: number; y: number; width: number; height: number };
export type FlagBook = {
  /** The flag as a nested SVG element, or undefined for a code without a flag. */
  draw(code: string, box: FlagBox): string | undefined;
};

type Flag = { viewBox: string; body: string };

/**
 * Flags by ISO 3166-1 alpha-2 code, GB-ENG and so on, and XK. `readFlag` gives the source of a 3:2
 * flag; it is called once per code, and only for codes of this form.
 */
export function createFlagBook(readFlag: (code: string) => string | undefined): FlagBook {
  const known = new Map<string, Flag | undefined>();
  const flagOf = (code: string) => {
    if (!/^[A-Z]{2}(-[A-Z]{2,3})?$/.test(code)) return undefined;
    if (!known.has(code)) known.set(code, parseFlag(code, readFlag(code)));
    return known.get(code);
  };
  return {
    draw(code, { x, y, width, height }) {
      const flag = flagOf(code);
      return (
        flag &&
        `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${flag.viewBox}">${flag.body}</svg>`
      );
    },
  };
}

function parseFlag(code: string, source: string | undefined): Flag | undefined {
  const found = source?.match(/^<svg[^>]* viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>\s*$/);
  if (!found) return undefined;
  const [, viewBox = '', body = ''] = found;
  const wide = Number(viewBox.split(' ')[2]) >= 300;
  return { viewBox, body: ownIds(code, wide ? rounded(body) : body) };
}

/**
 * Paths in whole numbers, which is invisible at a tenth of the size; arcs stay, as their flags may
 * be unseparated.
 */
function rounded(body: string): string {
  return body.replace(/ d="([^"]+)"/g, (_, data: string) => {
    const steps = data.match(/[a-z][^a-z]*/gi) ?? [];
    return ` d="${steps.map(roundedStep).join('')}"`;
  });
}

function roundedStep(step: string): string {
  const letter = step.charAt(0);
  if (letter.toLowerCase() === 'a') return step;
  const numbers = step.match(/-?(?:\d*\.\d+|\d+)/g) ?? [];
  return (
    letter +
    numbers
      .map((each) => Math.round(Number(each)) + 0)
      .join(' ')
      .replaceAll(' -', '-')
  );
}

/** Ids are global in the document, so a flag's own ids are prefixed with its code. */
function ownIds(code: string, body: string): string {
  return body
    .replace(/\bid="/g, `id="${code}-`)
    .replace(/url\(#/g, `url(#${code}-`)
    .replace(/href="#/g, `href="#${code}-`);
}
