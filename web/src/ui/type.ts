import { css, styled } from 'styled-components';
import { color, font } from './tokens.ts';

export type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/**
 * The eight steps of type in px on a phone and from 1200 px on, fluid between: 1 notes and badges,
 * 2 captions, 3 text, 4 leads and names in lists, 5 buttons and small headings, 6 headings,
 * 7 results, 8 the title of a screen.
 */
const steps: Record<Step, readonly [small: number, large: number]> = {
  1: [13, 13],
  2: [14, 15],
  3: [16, 17],
  4: [18, 20],
  5: [22, 25],
  6: [26, 30],
  7: [34, 44],
  8: [40, 76],
};

/** A length in px that goes from one to the other as the window grows from 360 to 1200 px. */
export function fluid(small: number, large: number): string {
  const slope = (large - small) / 8.4;
  const base = small - 3.6 * slope;
  const between = `${+base.toFixed(2)}px + ${+slope.toFixed(3)}vw`;
  const [least, most] = small < large ? [small, large] : [large, small];
  return least === most ? `${most}px` : `clamp(${least}px, ${between}, ${most}px)`;
}

export const size = (step: Step): string => fluid(...steps[step]);

/* Declarations for the text of a rule. */

/** Names and numbers in the display face. */
export const display = (step: Step, line = 1.05): string => `
  font: 900 ${size(step)}/${line} ${font.display};
  font-variant-numeric: tabular-nums;
`;

export const capitals = (step: Step, line?: number): string => `
  ${display(step, line)}
  text-transform: uppercase;
`;

/** A heading; its margins belong to the layout around it. */
export const heading = (step: Step, line?: number): string => `
  margin: 0;
  ${capitals(step, line)}
  overflow-wrap: break-word;
  text-wrap: balance;
`;

/** The display face at a share of a container, for what is printed on a sticker. */
export const stamped = (share: string, line = 1): string =>
  `font: 900 ${share}/${line} ${font.display};`;

/** Text of a step, without margin. */
export const words = (step: Step, weight = 500): string => `
  margin: 0;
  font-size: ${size(step)};
  font-weight: ${weight};
  overflow-wrap: break-word;
  text-wrap: pretty;
`;

export const caption = (step: Step = 2): string => `
  color: ${color.quiet};
  font-size: ${size(step)};
  font-weight: 600;
`;

type TextProps = { $step?: Step; $weight?: number; $quiet?: boolean };

/** A paragraph, or with `as` any other text. */
export const Text = styled.p<TextProps>`
  ${({ $step = 3, $weight }) => words($step, $weight)}
  ${({ $quiet }) => $quiet && css`color: ${color.quiet};`}
`;

export const Heading = styled.h2<{ $step?: Step }>`
  ${({ $step = 6 }) => heading($step)}
`;

export const Display = styled.b<{ $step?: Step }>`
  margin: 0;
  ${({ $step = 5 }) => display($step)}
  overflow-wrap: anywhere;
`;

/** A sentence that matters now, with a bar of colour before it. */
export const Marked = styled(Text).attrs({ $weight: 700 })`
  padding-left: 12px;
  border-left: 5px solid ${color.close};
`;
