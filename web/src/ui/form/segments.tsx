import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { gapOf, line } from '../layout.ts';
import { color, duration, media, radioFace, space, still } from '../tokens.ts';
import { capitals, size } from '../type.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

export type Segment<Value extends string> = {
  value: Value;
  label: string;
  sign?: ReactNode;
  /** The sign stands alone; the label is its name. */
  isSign?: boolean;
};

export type SegmentsProps<Value extends string> = {
  legend: string;
  options: readonly Segment<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
  /** As wide as its place, all options alike. */
  main?: boolean;
  disabled?: boolean;
};

/** A choice of one in one line: radio buttons in a frame, the chosen one on ink. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { legend, options, value, onChoose, main, disabled } = props;
  const name = useId();
  const signed = options.some(({ sign, isSign }) => sign && !isSign);
  return (
    <Frame
      role="radiogroup"
      aria-label={legend}
      data-main={main || undefined}
      data-signed={signed || undefined}
    >
      {options.map((option) => (
        <label key={option.value} title={option.isSign ? option.label : undefined}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChoose(option.value)}
          />
          {option.sign}
          {option.isSign ? <VisuallyHidden>{option.label}</VisuallyHidden> : option.label}
        </label>
      ))}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  border: 2px solid ${color.ink};
  label {
    ${radioFace}
    ${line(2)}
    flex: 1 1 auto;
    justify-content: center;
    min-width: 44px;
    min-height: 44px;
    padding: 0 ${gapOf(3)};
    ${capitals(4)}
    text-align: center;
    overflow-wrap: anywhere;
    transition: background ${duration.quick};
    ${still}
  }
  label + label {
    border-left: 1px solid ${color.rule};
  }
  &[data-main] {
    flex-basis: 100%;
    label {
      flex: 1 1 0;
      min-height: 48px;
      font-size: ${size(5)};
    }
  }
  label:has(:disabled) {
    opacity: 0.6;
  }
  ${media.hover} {
    label:not(:has(:checked)):hover {
      background: ${color.sunk};
    }
  }
  ${media.mobile} {
    flex: 1 1 100%;
    label {
      padding: 0 4px;
      font-size: clamp(14px, 4.3vw, 18px);
    }
    &[data-signed] label {
      flex-direction: column;
      gap: 4px;
      padding-block: ${space[2]};
    }
  }
`;
