import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { gapOf } from '../../ui/layout.ts';
import { color, space } from '../../ui/tokens.ts';
import { heading } from '../../ui/type.ts';

export type HomeSectionProps = {
  title: string;
  /** In the heading's line. */
  beside?: ReactNode;
  /** Its content is at work, but has nothing to show. */
  hidden?: boolean;
  children: ReactNode;
};

/** A part of the home page under its heading. */
export function HomeSection({ title, beside, hidden, children }: HomeSectionProps) {
  const id = useId();
  return (
    <Part aria-labelledby={id} hidden={hidden}>
      <header>
        <h2 id={id}>{title}</h2>
        {beside}
      </header>
      {children}
    </Part>
  );
}

const Part = styled.section`
  &:not([hidden]) {
    display: grid;
  }
  grid-template-columns: minmax(0, 1fr);
  gap: ${gapOf(4)};
  padding-top: ${gapOf(5)};
  border-top: 2px solid ${color.ink};
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[1]} ${space[4]};
  }
  h2 {
    ${heading(6)}
  }
`;
