import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { color, font, headingText, space } from '../../ui/tokens.ts';

/** A part of the home page under its heading; `beside` stands in the heading's line. */
export function HomeSection(props: { title: string; beside?: ReactNode; children: ReactNode }) {
  const { title, beside, children } = props;
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {beside}
      </header>
      {children}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-top: ${space[5]};
  border-top: 2px solid ${color.ink};
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[1]} ${space[4]};
  }
  h2 {
    ${headingText}
    font: 900 30px/1 ${font.display};
  }
`;
