import { styled } from 'styled-components';
import { stack } from '../../ui/layout.ts';
import { color, media, space } from '../../ui/tokens.ts';
import { size, heading, caption } from '../../ui/type.ts';

export type FactGridProps = { facts: readonly { key: string; value: string }[] };

/** Facts as they are set on the back of a sticker: a cell each, the value large. */
export function FactGrid({ facts }: FactGridProps) {
  return (
    <Grid>
      {facts.map(({ key, value }) => (
        <div key={key} data-figure={/^[\d.,]+$/.test(value) || undefined}>
          <dt>{key}</dt>
          <dd data-long={value.length > 14 || undefined}>{value}</dd>
        </div>
      ))}
    </Grid>
  );
}

const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin: 0;
  border-top: 2px solid ${color.ink};
  > div {
    ${stack(1)}
    align-content: space-between;
    padding: 10px ${space[3]} 12px;
    border-bottom: 1px solid ${color.rule};
    border-left: 1px solid ${color.rule};
  }
  > div:nth-child(3n + 1) {
    padding-left: 0;
    border-left: 0;
  }
  dt {
    ${caption(1)}
    line-height: 1.2;
    text-wrap: balance;
  }
  dd {
    ${heading(5)}
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  dd[data-long] {
    font-size: ${size(4)};
    text-wrap: balance;
  }
  [data-figure] dd {
    font-size: ${size(6)};
    line-height: 0.9;
  }
  ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > div:nth-child(n) {
      padding-left: ${space[3]};
      border-left: 1px solid ${color.rule};
    }
    > div:nth-child(odd) {
      padding-left: 0;
      border-left: 0;
    }
  }
`;
