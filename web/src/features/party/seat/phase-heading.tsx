import { type ReactNode, useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { whenLow, whenLying } from '../../../ui/low-height.ts';
import { caption, heading } from '../../../ui/type.ts';

/** The title of a phase. It takes the focus that went away with the phase before, if nothing has it. */
export function PhaseHeading({ above, children }: { above?: ReactNode; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div>
      {above && <Above>{above}</Above>}
      <Title ref={title} tabIndex={-1}>
        {children}
      </Title>
    </div>
  );
}

const Above = styled.p`
  margin: 0;
  ${caption()}
  ${whenLow(css`
    display: none;
  `)}
`;

const Title = styled.h1`
  ${heading(7)}
  outline: none;
  overflow-wrap: anywhere;
  ${whenLow(css`
    font-size: 22px;
  `)}
  ${whenLying(css`
    font-size: 26px;
  `)}
`;
