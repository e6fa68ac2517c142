import type { Sport } from '@craque/common/domain/sport.ts';
import type { Dice } from '../ink/dice.ts';
import { drawing } from '../ink/drawings.ts';
import type { Era } from '../ink/era.ts';
import { cuts } from './ground-cuts.ts';
import { line, type Palette } from '../ink/ink.ts';

const area = '<rect x="14" y="14" width="272" height="382"';

/** Dots that grow downwards: rows of round dashes of no length. */
function halftone(): string {
  const rows = Array.from({ length: 11 }, (_, row) => {
    const size = String(Math.round(8 + row * 6) / 10);
    return `<path d="M${row % 2 ? -24 : -20} ${250 + row * 8}h350" stroke-width="${size}"/>`;
  }).join('');
  return `<g id="t" fill="none" stroke-linecap="round" stroke-dasharray="0 8">${rows}</g>`;
}

const dotted = (lean: boolean) =>
  `<g transform="rotate(${lean ? 14 : -14} 150 300)" stroke="#05080c" opacity=".3">${halftone()}</g>` +
  `<use href="#t" transform="rotate(${lean ? 194 : 166} 150 190)" stroke="#fff" opacity=".3"/>`;
const hatched = (lean: boolean) =>
  `<pattern id="t" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(${lean ? 45 : -45})">${line('M0 2.5H5', '#3a2410', 0.9)}</pattern>${area} fill="url(#t)" opacity=".35"/>`;
const coarse = (lean: boolean) =>
  `<pattern id="t" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(${lean ? 30 : 60})"><circle cx="3.5" cy="3.5" r="1.4" fill="#2a1a08"/></pattern>${area} fill="url(#t)" opacity=".16"/>`;
const scanned = () =>
  `<pattern id="t" width="4" height="4" patternUnits="userSpaceOnUse">${line('M0 2H4', '#05080c', 1.2)}</pattern>${area} fill="url(#t)" opacity=".16"/>`;

const screens: Record<Era, (lean: boolean) => string> = {
  early: hatched,
  classic: coarse,
  eighties: scanned,
  nineties: dotted,
  today: dotted,
};

export function drawGround(
  sport: Sport,
  era: Era,
  { ground: [first, second] }: Palette,
  dice: Dice,
): string {
  const cut = cuts[era][dice('cut', cuts[era].length)]?.(second, dice('lean', 70)) ?? '';
  return [
    `${area} fill="${first}"/>`,
    dice('flip', 2) ? `<g transform="matrix(-1 0 0 1 300 0)">${cut}</g>` : cut,
    `<g opacity=".3" transform="rotate(${dice('marks', 13) - 6} 150 205)">${drawing(`marks/${sport}`)}</g>`,
    `${area} fill="url(#g)"/>`,
    screens[era](dice('dots', 2) === 1),
  ].join('');
}

export const groundDefs = drawing('card/light');
