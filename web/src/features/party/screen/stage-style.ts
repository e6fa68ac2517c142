import { styled } from 'styled-components';
import { color, font, slip } from '../../../ui/tokens.ts';

/** Hundredths of the screen's width, or of a width of 16 : 9: 1 is 12.8 px at 1280 × 720. */
export const u = (amount: number): string => `calc(var(--own-u) * ${amount})`;

/** The smallest text: 28 px at 1280 × 720, to be read from three metres. */
export const least = 2.2;

/** Stamped type of so many units, for the text of a rule. */
export const stampedAt = (amount: number, line = 1): string => `
  font: 900 ${u(amount)}/${line} ${font.display};
  font-variant-numeric: tabular-nums;
  text-transform: uppercase;
`;

export const wordsAt = (amount: number, weight = 600): string => `
  font: ${weight} ${u(amount)}/1.25 ${font.text};
  font-variant-numeric: tabular-nums;
`;

/** A heading on the floor. */
export const Banner = styled.h1`
  margin: 0;
  ${stampedAt(5.4)}
  text-wrap: balance;
`;

export const Line = styled.p`
  margin: 0;
  ${wordsAt(2.6)}
  text-wrap: balance;
`;

export const Slip = styled.div`
  ${slip}
  padding: ${u(1.6)} ${u(2)};
`;

/** A note on the print's own ink, on every floor. */
export const Tape = styled.p`
  justify-self: start;
  align-self: start;
  margin: 0;
  padding: ${u(0.5)} ${u(1.4)} ${u(0.7)};
  background: ${color.print};
  color: ${color.onPage};
  ${stampedAt(3)}
  transform: rotate(-1.5deg);
`;
