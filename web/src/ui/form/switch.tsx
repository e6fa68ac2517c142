import { useId } from 'react';
import { styled } from 'styled-components';
import { line } from '../layout.ts';
import { color, duration, space, still } from '../tokens.ts';
import { size } from '../type.ts';

export type SwitchProps = {
  label: string;
  /** One sentence under the label. */
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A line with a switch at its end; the whole line is the target. */
export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const id = useId();
  const state = checked ? 'checked' : 'unchecked';
  return (
    <Line htmlFor={id}>
      <span>
        <b id={`${id}-label`}>{label}</b>
        {hint && <small id={`${id}-hint`}>{hint}</small>}
      </span>
      <Track
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        data-state={state}
        onClick={() => onChange(!checked)}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint && `${id}-hint`}
      >
        <Knob data-state={state} />
      </Track>
    </Line>
  );
}

const Line = styled.label`
  ${line(4)}
  justify-content: space-between;
  min-height: 56px;
  padding: ${space[2]} 0;
  cursor: pointer;
  b {
    display: block;
    font-weight: 700;
  }
  small {
    display: block;
    color: ${color.quiet};
    font-size: ${size(2)};
  }
`;

const Track = styled.button`
  position: relative;
  flex: none;
  width: 56px;
  height: 32px;
  padding: 0;
  border: 2px solid ${color.ink};
  background: ${color.field};
  cursor: pointer;
  transition: background ${duration.quick};
  &[data-state='checked'] {
    background: ${color.ink};
  }
  ${still}
`;

/** Hollow and left is off, filled and right is on: the state does not depend on colour. */
const Knob = styled.span`
  display: block;
  width: 20px;
  height: 20px;
  margin: 4px;
  border: 2px solid ${color.ink};
  background: ${color.field};
  transition: transform ${duration.quick};
  &[data-state='checked'] {
    border-color: ${color.paper};
    background: ${color.paper};
    transform: translateX(24px);
  }
  ${still}
`;
