import * as Radix from '@radix-ui/react-switch';
import { useId } from 'react';
import { styled } from 'styled-components';
import { line } from '../layout.ts';
import { color, duration, space, still } from '../tokens.ts';
import { Text } from '../type.ts';

export type SwitchProps = {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A line with a switch at its end; the whole line is the target. */
export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <Line htmlFor={id}>
      <span>
        <b id={`${id}-label`}>{label}</b>
        {hint && (
          <Text as="small" $step={2} $quiet id={`${id}-hint`}>
            {hint}
          </Text>
        )}
      </span>
      <Track
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint && `${id}-hint`}
      >
        <Knob />
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
  b,
  small {
    display: block;
  }
`;

const Track = styled(Radix.Root)`
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
const Knob = styled(Radix.Thumb)`
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
