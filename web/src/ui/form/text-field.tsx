import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { css, styled } from 'styled-components';
import { Icon } from '../icon.tsx';
import { Stack } from '../layout.ts';
import { color, font, space } from '../tokens.ts';
import { size } from '../type.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

type Shared = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** A subdued word after the label, such as "optional". */
  note?: string | undefined;
  /** A permanent sentence under the field. */
  hint?: ReactNode;
  /** The error in the reader's language; marks the field and is read with it. */
  error?: string | undefined;
  /** Hides the label visually, if a heading beside the field says the same. */
  hideLabel?: boolean;
  /** At the end of the line inside the frame: a button or an icon. */
  slot?: ReactNode;
};

type Native<Element, Attributes> = Omit<Attributes, 'value' | 'onChange' | 'id' | 'slot'> & {
  ref?: Ref<Element>;
};

type OneLine = Native<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>> & {
  multiline?: false;
};

type ManyLines = Native<HTMLTextAreaElement, TextareaHTMLAttributes<HTMLTextAreaElement>> & {
  multiline: true;
  /**
   * Height of the empty field in px; it grows with its text where the browser supports it. Default
   * 96.
   */
  minHeight?: number;
};

export type LineFieldProps = Shared & OneLine;
export type TextFieldProps = LineFieldProps | (Shared & ManyLines);

/**
 * A labelled field on paper, single-line or multi-line; all other attributes go to the input
 * itself.
 */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, note, hint, error, hideLabel, slot, ...native } = props;
  const id = useId();
  const control = {
    id,
    value,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': `${id}-hint ${id}-error`,
  };
  const name = (
    <>
      {label}
      {note && <i>{note}</i>}
    </>
  );
  return (
    <Stack $gap={0}>
      <Label htmlFor={id}>{hideLabel ? <VisuallyHidden>{name}</VisuallyHidden> : name}</Label>
      <Line
        data-invalid={error !== undefined || undefined}
        data-disabled={native.disabled || undefined}
      >
        {native.multiline ? (
          <Area
            {...areaAttributes(native)}
            {...control}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <Input
            {...inputAttributes(native)}
            {...control}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
        {slot}
      </Line>
      <Hint id={`${id}-hint`}>{hint}</Hint>
      <Problem id={`${id}-error`} aria-live="polite">
        {error !== undefined && (
          <>
            <Icon name="warning" size={18} />
            {error}
          </>
        )}
      </Problem>
    </Stack>
  );
}

function inputAttributes({ multiline: _, ...rest }: OneLine) {
  return rest;
}

function areaAttributes({ multiline: _, minHeight = 96, ...rest }: ManyLines) {
  return { ...rest, $minHeight: minHeight };
}

const Label = styled.label`
  display: flex;
  align-items: baseline;
  gap: ${space[2]};
  font-size: ${size(2)};
  font-weight: 700;
  &:not(:has(> span:only-child)) {
    margin-bottom: 6px;
  }
  i {
    color: ${color.quiet};
    font-style: normal;
    font-weight: 500;
  }
`;

const Line = styled.div`
  display: flex;
  min-width: 0;
  border: 2px solid ${color.ink};
  background: ${color.field};
  &[data-invalid] {
    border-color: ${color.far};
  }
  &[data-disabled] {
    background: ${color.sunk};
    border-color: ${color.quiet};
  }
  &:has(> :is(input, textarea):focus-visible) {
    outline: 3px solid ${color.focus};
  }
`;

const control = css`
  flex: 1;
  width: 100%;
  min-width: 0;
  padding: 0 ${space[3]};
  border: 0;
  outline: none;
  background: none;
  color: ${color.ink};
  font: 500 17px/1.4 ${font.text};
  &::placeholder {
    color: ${color.quiet};
    opacity: 1;
  }
  &:disabled {
    cursor: not-allowed;
  }
`;

/** The browser paints autofilled fields in its own colour; the shadow covers that. */
const Input = styled.input`
  ${control}
  height: 48px;
  text-overflow: ellipsis;
  &:autofill {
    box-shadow: inset 0 0 0 48px ${color.field};
    -webkit-text-fill-color: ${color.ink};
  }
`;

const Area = styled.textarea<{ $minHeight: number }>`
  ${control}
  display: block;
  min-height: ${({ $minHeight }) => $minHeight}px;
  max-height: 60dvh;
  padding-block: ${space[3]};
  resize: vertical;
  field-sizing: content;
`;

const Hint = styled.div`
  color: ${color.quiet};
  font-size: ${size(2)};
  &:not(:empty) {
    margin-top: 6px;
  }
`;

const Problem = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  color: ${color.far};
  font-size: ${size(2)};
  font-weight: 600;
  line-height: 1.3;
  &:not(:empty) {
    margin-top: 6px;
  }
  svg {
    flex: none;
  }
`;
