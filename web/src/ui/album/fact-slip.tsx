import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, slip, space } from '../tokens.ts';
import { caption, heading, size } from '../type.ts';

export type Fact = readonly [label: string, value: ReactNode];

type FactsProps = { facts: readonly (Fact | false)[] };

/** The content of a `dl`. */
export function Facts({ facts }: FactsProps) {
  return facts
    .filter((fact) => fact !== false)
    .map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ));
}

export function FactSlip({ facts }: FactsProps) {
  return (
    <Slip>
      <Facts facts={facts} />
    </Slip>
  );
}

const Slip = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  width: min(100%, 440px);
  margin: 0;
  ${slip}
  > div {
    display: grid;
    align-content: center;
    padding: 10px ${space[4]} 12px;
  }
  > div:nth-child(even) {
    border-left: 1px dashed ${color.rule};
  }
  > div:nth-child(n + 3) {
    border-top: 1px dashed ${color.rule};
  }
  dt {
    ${caption(1)}
    line-height: 1.3;
  }
  dd {
    ${heading(5)}
    overflow-wrap: anywhere;
  }
  ${media.mobile} {
    flex: 1;
    grid-template-columns: minmax(0, 1fr);
    width: auto;
    > div {
      padding: 1px ${space[3]};
    }
    > div:nth-child(n) {
      border-left: 0;
    }
    > div + div {
      border-top: 1px dashed ${color.rule};
    }
    dd {
      font-size: ${size(4)};
    }
  }
`;
