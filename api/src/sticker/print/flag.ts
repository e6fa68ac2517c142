/** A nested SVG element; undefined for a code without a flag. */
export type DrawFlag = (code: string) => string | undefined;

/** By ISO 3166-1 alpha-2 code, GB-ENG and so on, and XK, the only forms that `readFlag` gets. */
export function createFlagBook(readFlag: (code: string) => string | undefined): DrawFlag {
  const known = new Map<string, string | undefined>();
  return (code) => {
    if (!/^[A-Z]{2}(-[A-Z]{2,3})?$/.test(code)) return undefined;
    if (!known.has(code)) known.set(code, flagFrom(code, readFlag(code)));
    return known.get(code);
  };
}

function flagFrom(code: string, source: string | undefined): string | undefined {
  const found = source?.match(/^<svg[^>]* viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>\s*$/);
  if (!found) return undefined;
  const [, viewBox = '', body = ''] = found;
  const drawn = ownIds(code, body);
  return `<svg x="0" y="0" width="54" height="36" viewBox="${viewBox}">${drawn}</svg>`;
}

/** Ids are global in the document, so a flag's own ids are prefixed with its code. */
function ownIds(code: string, body: string): string {
  return body
    .replace(/\bid="/g, `id="${code}-`)
    .replace(/url\(#/g, `url(#${code}-`)
    .replace(/href="#/g, `href="#${code}-`);
}
