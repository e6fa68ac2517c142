import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Row, Stack, gapOf } from '../../ui/layout.ts';
import { color } from '../../ui/tokens.ts';
import { Heading } from '../../ui/type.ts';

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
    <Part as="section" aria-labelledby={id} hidden={hidden} $gap={4}>
      <Row as="header" $apart $align="baseline">
        <Heading id={id}>{title}</Heading>
        {beside}
      </Row>
      {children}
    </Part>
  );
}

const Part = styled(Stack)`
  padding-top: ${gapOf(5)};
  border-top: 2px solid ${color.ink};
  &[hidden] {
    display: none;
  }
`;
