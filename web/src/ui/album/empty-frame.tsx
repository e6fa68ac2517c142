import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { center, color, cover } from '../tokens.ts';
import { stamped } from '../type.ts';

/** An empty place, of the size of a sticker; `children` are in the cell 1 / 1 of its grid. */
export function EmptyFrame({ children }: { children?: ReactNode }) {
  return (
    <Frame>
      <svg viewBox="0 0 300 410" fill="none" stroke="currentColor" aria-hidden="true">
        <rect
          x="14"
          y="14"
          width="272"
          height="382"
          rx="14"
          strokeWidth="3"
          strokeDasharray="11 9"
        />
        <path
          d="M14 0v8M0 14h8M286 0v8M300 14h-8M14 410v-8M0 396h8M286 410v-8M300 396h-8"
          strokeWidth="3"
        />
      </svg>
      {children}
    </Frame>
  );
}

/** The place of a sticker that nobody knows yet. */
export function UnknownFrame() {
  return (
    <EmptyFrame>
      <Unknown>?</Unknown>
    </EmptyFrame>
  );
}

const Unknown = styled.b`
  grid-area: 1 / 1;
  ${stamped('60cqi')}
  opacity: 0.6;
`;

const Frame = styled.span`
  position: relative;
  ${center}
  aspect-ratio: 300 / 410;
  border-radius: 5.7% / 4.1%;
  background: ${color.sunk};
  color: ${color.quiet};
  container-type: inline-size;
  > svg {
    ${cover}
    opacity: 0.55;
  }
`;
