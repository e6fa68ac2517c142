import { keyframes, styled } from 'styled-components';
import { color, duration, filledWhenForced, media } from './tokens.ts';

export type ProgressBarProps = {
  label: string;
  /** 0 to `max`. */
  value: number;
  max?: number;
  /** The value in words: the bar alone may be capped or scaled. */
  text: string;
};

/** A line on the sheet, filled in ink up to the value. */
export function ProgressBar({ label, value, max = 100, text }: ProgressBarProps) {
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
    >
      <i style={{ width: `${max > 0 ? (100 * value) / max : 0}%` }} />
    </Track>
  );
}

const grow = keyframes`from { transform: scaleX(0); }`;

const Track = styled.div`
  height: 8px;
  background: ${color.sunk};
  box-shadow: inset 0 -1px ${color.rule};
  i {
    display: block;
    height: 100%;
    background: ${color.ink};
    transform-origin: left;
    transition: width ${duration.calm} ease-out;
    animation: ${grow} ${duration.calm} ease-out;
    ${filledWhenForced}
  }
  ${media.stillness} {
    i {
      transition: none;
      animation: none;
    }
  }
`;
