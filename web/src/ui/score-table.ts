import { styled } from 'styled-components';
import { color } from './tokens.ts';

/** Players and their points; the reader's own row (`data-own`) is marked. */
export const ScoreTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 0;
    text-align: left;
  }
  tbody tr {
    border-top: 1px dashed ${color.rule};
  }
  tbody tr:first-child {
    border-top: 2px solid ${color.ink};
  }
  tr[data-own] {
    background: linear-gradient(90deg, ${color.sunk}, transparent);
    box-shadow: -8px 0 ${color.sunk};
  }
`;
