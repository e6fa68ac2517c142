import type { Sport } from '@craque/common/domain/sport.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon.tsx';
import { line } from '../layout.ts';
import { color, space } from '../tokens.ts';
import { capitals, size } from '../type.ts';

export function Imprint({ sport, children }: { sport: Sport; children: ReactNode }) {
  return (
    <Print aria-hidden="true">
      <b>Craque</b>
      <span>{children}</span>
      <Icon name={sport} size={22} />
    </Print>
  );
}

const Print = styled.p`
  ${line(3)}
  margin: 0;
  padding-top: ${space[3]};
  border-top: 1px dashed ${color.rule};
  color: ${color.quiet};
  font-size: ${size(1)};
  line-height: 1.2;
  b {
    ${capitals(4)}
  }
  svg {
    margin-left: auto;
  }
`;
