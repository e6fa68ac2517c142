import { JSDOM } from 'jsdom';

const blocks = 'br, p, div, li, tr, td, th, table, ul, ol, dd, dt';
const silent = 'script, style, template, noscript, [hidden]';
/** Far more than a name needs; bounds the time that broken markup can take (characters). */
const maxMarkupLength = 20_000;
/** Control characters and those that change the writing direction around the author's name. */
const unseen = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/gu;

const isHidden = ({ style }: HTMLElement) =>
  style.display === 'none' || style.visibility === 'hidden';

/** Visible text, which may contain `<` and has to be escaped when shown. */
export function plainText(markup: string): string {
  const content = JSDOM.fragment(markup.slice(0, maxMarkupLength));
  const styled = [...content.querySelectorAll<HTMLElement>('[style]')].filter(isHidden);
  for (const unshown of [...content.querySelectorAll(silent), ...styled]) unshown.remove();
  for (const block of content.querySelectorAll(blocks)) block.before(' ');
  return (content.textContent ?? '').replace(unseen, ' ').replace(/\s+/gu, ' ').trim();
}
