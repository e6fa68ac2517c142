import { css, styled } from 'styled-components';
import { color, inverted } from './tokens.ts';

/** `good` is done, `secondary` noted, `destructive` refused, `outline` still open. */
export type BadgeVariant = 'default' | 'good' | 'secondary' | 'destructive' | 'outline';

const variants: Record<BadgeVariant, ReturnType<typeof css>> = {
  default: css`
    ${inverted}
  `,
  good: css`
    border-color: ${color.veryClose};
    background: ${color.veryClose};
    color: ${color.paper};
  `,
  secondary: css`
    border-color: ${color.rule};
    background: ${color.rule};
    color: ${color.ink};
  `,
  destructive: css`
    border-color: ${color.far};
    background: ${color.far};
    color: ${color.paper};
  `,
  outline: css`
    color: ${color.ink};
  `,
};

/** A small label on paper; its word does not depend on the colour. */
export const Badge = styled.span<{ $variant?: BadgeVariant }>`
  display: inline-block;
  border: 2px solid ${color.ink};
  padding: 3px 7px;
  font-weight: 800;
  font-size: 12px;
  line-height: 1;
  letter-spacing: 0.04em;
  text-transform: uppercase;
  white-space: nowrap;
  ${({ $variant = 'default' }) => variants[$variant]}
`;
