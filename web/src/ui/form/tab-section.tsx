import { type ReactNode, type Ref, useId } from 'react';
import { styled } from 'styled-components';
import { line } from '../layout.ts';
import { color, inverted, row, space } from '../tokens.ts';
import { capitals, size } from '../type.ts';

export type TabSectionProps = {
  title: string;
  count?: number;
  /** The heading, to take the focus if the element that had it went away. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

export function TabSection({ title, count = 0, headingRef, children }: TabSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Title ref={headingRef} id={id} tabIndex={-1}>
        {title}
        {count > 0 && <Stamp>{count}</Stamp>}
      </Title>
      {children}
    </Section>
  );
}

export const EmptyPlace = styled.p`
  ${line(3)}
  min-height: 56px;
  margin: 0;
  color: ${color.quiet};
  &::before {
    content: '';
    flex: none;
    width: 36px;
    height: 44px;
    border: 2px dashed ${color.rule};
    border-radius: 6px;
  }
`;

const Section = styled.section`
  min-width: 0;
  & + & {
    margin-top: ${space[6]};
  }
`;

const Title = styled.h2`
  ${capitals(6)}
  ${row}
  gap: ${space[1]} ${space[3]};
  margin: 0 0 ${space[3]};
  &:focus {
    outline: none;
  }
`;

const Stamp = styled.span`
  min-width: 28px;
  padding: 3px 7px;
  ${inverted}
  font-size: ${size(4)};
  text-align: center;
  transform: rotate(-3deg);
`;
