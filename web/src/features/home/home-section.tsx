import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { color, font, headingText, media, space } from '../../ui/tokens.ts';

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
  ${media.mobile} {
    gap: ${space[2]};
    padding-top: ${space[4]};
    h2 {
      font-size: 26px;
    }
  }
`;
