import { styled } from 'styled-components';
import { center, color } from '../tokens.ts';
import { stamped } from '../type.ts';

export const EmptyFrame = styled.span`
  position: relative;
  ${center}
  aspect-ratio: 300 / 410;
  border-radius: 5.7% / 4.1%;
  background: ${color.sunk};
  color: ${color.quiet};
  container-type: inline-size;
  &::before {
    content: '';
    position: absolute;
    inset: 3.4% 4.6%;
    border: max(1px, 1cqi) dashed;
    border-radius: 5% / 3.7%;
    opacity: 0.55;
  }
`;

export function UnknownFrame() {
  return (
    <EmptyFrame>
      <Unknown>?</Unknown>
    </EmptyFrame>
  );
}

const Unknown = styled.b`
  ${stamped('60cqi')}
  opacity: 0.6;
`;
