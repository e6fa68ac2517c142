import { css, styled } from 'styled-components';
import { center, color, linkText, media, plainList, space } from './tokens.ts';
import { buttonLook } from './form/button.tsx';
import { PageLink } from './page-link.tsx';
import { fluid } from './type.ts';

/** A step of `space`; 0 for none. */
export type Gap = 0 | keyof typeof space;

/** The steps of `space` in px, on phones from 12 px on one less. */
const gaps: readonly [number, number][] = [
  [0, 0],
  [4, 4],
  [8, 8],
  [8, 12],
  [12, 16],
  [16, 24],
  [24, 32],
  [32, 48],
  [48, 64],
];

export const gapOf = (gap: Gap): string => fluid(...(gaps[gap] ?? [0, 0]));

export const line = (gap: Gap): string => `
  display: flex;
  align-items: center;
  gap: ${gapOf(gap)};
`;

/** One below the other, none wider than what is around; for the text of a rule. */
export const stack = (gap: Gap): string => `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gapOf(gap)};
`;

type BoxProps = {
  $gap?: Gap;
  /** Across the direction of the children; of a stack also `start` for as wide as needed. */
  $align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  $pad?: Gap;
  $top?: Gap;
  $max?: number;
};

const box = css<BoxProps>`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  ${({ $pad }) => $pad && css`padding-block: ${gapOf($pad)};`}
  ${({ $top }) => $top && css`margin-top: ${gapOf($top)};`}
  ${({ $max }) => $max && css`max-width: ${$max}px;`}
`;

/** One below the other, none wider than the stack. */
export const Stack = styled.div<BoxProps>`
  ${box}
  ${({ $gap = 3 }) => stack($gap)}
  align-content: start;
  justify-items: ${({ $align = 'stretch' }) => $align};
`;

type RowProps = BoxProps & {
  /** The last to the end of the line. */
  $apart?: boolean;
  $oneLine?: boolean;
};

/** Side by side, wrapping where there is no room. */
export const Row = styled.div<RowProps>`
  ${box}
  list-style: none;
  display: flex;
  flex-wrap: ${({ $oneLine }) => ($oneLine ? 'nowrap' : 'wrap')};
  gap: ${({ $gap = 2 }) => gapOf($gap)};
  align-items: ${({ $align = 'center' }) => $align};
  ${({ $apart }) => $apart && css`justify-content: space-between;`}
`;

type GridProps = BoxProps & {
  /** A number of equal columns, or a template. */
  $columns: number | string;
  /** The same on phones; one column if absent. */
  $phone?: number | string;
};

const template = (columns: number | string): string =>
  typeof columns === 'number' ? `repeat(${columns}, minmax(0, 1fr))` : columns;

export const Grid = styled.div<GridProps>`
  ${box}
  list-style: none;
  display: grid;
  grid-template-columns: ${({ $columns }) => template($columns)};
  gap: ${({ $gap = 3 }) => gapOf($gap)};
  align-items: ${({ $align = 'stretch' }) => $align};
  ${media.mobile} {
    grid-template-columns: ${({ $phone = 1 }) => template($phone)};
  }
`;

type ListProps = BoxProps & {
  /** A dashed line under every item. */
  $ruled?: boolean;
};

/** A list without marks; `as="ol"` if the order counts. */
export const List = styled.ul<ListProps>`
  ${plainList}
  ${box}
  ${({ $gap = 0 }) => stack($gap)}
  ${({ $ruled }) =>
    $ruled &&
    css`
      > li {
        border-bottom: 1px dashed ${color.rule};
      }
    `}
`;

/** A line of a list: parts side by side, the second takes the room that is left. */
export const ListRow = styled.li<{ $columns?: string; $gap?: Gap }>`
  display: grid;
  grid-template-columns: ${({ $columns = 'auto minmax(0, 1fr) auto' }) => $columns};
  align-items: center;
  gap: ${({ $gap = 3 }) => gapOf($gap)};
  min-height: 52px;
`;

/** A quiet slip with a text and, at its end or below, what can be done. */
export const Notice = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]} ${gapOf(5)};
  padding: ${space[3]} ${gapOf(4)};
  background: ${color.sunk};
  ${media.belowWide} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** In the middle of what is around it. */
export const Middle = styled.div`
  ${center}
  align-content: center;
  height: 100%;
`;

/** A link between texts, as large as a finger needs. */
export const TextLink = styled(PageLink)`
  ${linkText}
  gap: 4px;
  justify-self: start;
`;

/** A link that looks like the main button of a screen, or with `$paper` like any other. */
export const ButtonLink = styled(PageLink)<{ $paper?: boolean }>`
  ${({ $paper }) => buttonLook($paper ? 'paper' : 'ink')}
`;
