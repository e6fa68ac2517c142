const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const blocks = new Set(['br', 'p', 'div', 'li', 'tr', 'td', 'th', 'table', 'ul', 'ol', 'dd', 'dt']);
const voids = new Set(['br', 'hr', 'img', 'wbr', 'input', 'link', 'meta']);
const silent = new Set(['script', 'style', 'template', 'noscript']);
const hidden = /display\s*:\s*none|visibility\s*:\s*hidden|\shidden(?=[\s=/>])/i;
/** Far more than a name needs; bounds the time that broken markup can take (characters). */
const maxMarkupLength = 20_000;
/** A comment, or a tag with its attributes, whose values may contain `>`. */
const mark = /<!--[\s\S]*?(?:-->|$)|<\/?([a-z][\w:-]*)(?:"[^"]*"|'[^']*'|[^"'>])*>/giu;

/** The character of a reference; an invalid reference stays unchanged. */
function decoded(reference: string, name: string): string {
  if (!name.startsWith('#')) return characters[name.toLowerCase()] ?? reference;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : ' ';
}

/** Control characters and those that change the writing direction around the author's name. */
const unseen = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

function tidy(text: string): string {
  return text
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/giu, decoded)
    .replace(unseen, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * The visible text of a piece of HTML on one line. It may contain `<` and has to be escaped when
 * shown.
 */
export function plainText(markup: string): string {
  const html = markup.slice(0, maxMarkupLength);
  let text = '';
  let from = 0;
  /** Open elements from the outermost hidden one on. */
  const unshown: string[] = [];
  for (const found of html.matchAll(mark)) {
    if (unshown.length === 0) text += html.slice(from, found.index);
    from = found.index + found[0].length;
    const name = found[1]?.toLowerCase();
    if (name === undefined) continue;
    if (unshown.length === 0 && blocks.has(name)) text += ' ';
    if (found[0].startsWith('</')) {
      const open = unshown.lastIndexOf(name);
      if (open >= 0) unshown.length = open;
    } else if (!voids.has(name) && !found[0].endsWith('/>')) {
      if (unshown.length > 0 || silent.has(name) || hidden.test(found[0])) unshown.push(name);
    }
  }
  if (unshown.length === 0) text += html.slice(from);
  return tidy(text);
}
