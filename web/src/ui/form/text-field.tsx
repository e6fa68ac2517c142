import {
  type ChangeEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon.tsx';
import { Stack } from '../layout.ts';
import { color, font, space } from '../tokens.ts';
import { size } from '../type.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

type Shared = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  note?: string | undefined;
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

type OneLine = Native<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>;
type ManyLines = Native<HTMLTextAreaElement, TextareaHTMLAttributes<HTMLTextAreaElement>>;

export type LineFieldProps = Shared & OneLine & { multiline?: false };
export type AreaProps = Shared & ManyLines & { multiline: true };

export function TextField(props: LineFieldProps | AreaProps) {
  const { label, value, onChange, note, hint, error, hideLabel, slot, multiline, ...native } =
    props;
  const id = useId();
  const control = {
    id,
    value,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': `${id}-hint ${id}-error`,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(event.target.value),
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
        {multiline ? (
          <textarea {...(native as ManyLines)} {...control} />
        ) : (
          <input {...(native as OneLine)} {...control} />
        )}
        {slot}
      </Line>
      <Below id={`${id}-hint`}>{hint}</Below>
      <Below id={`${id}-error`} aria-live="polite" data-problem>
        {error !== undefined && (
          <>
            <Icon name="warning" size={18} />
            {error}
          </>
        )}
      </Below>
    </Stack>
  );
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
  > :is(input, textarea) {
    flex: 1;
    min-width: 0;
    height: 48px;
    padding: 0 ${space[3]};
    border: 0;
    outline: none;
    background: none;
    color: ${color.ink};
    font: 500 17px/1.4 ${font.text};
    text-overflow: ellipsis;
    &::placeholder {
      color: ${color.quiet};
      opacity: 1;
    }
    &:disabled {
      cursor: not-allowed;
    }
    /* The browser paints autofilled fields in its own colour; the shadow covers that. */
    &:autofill {
      box-shadow: inset 0 0 0 48px ${color.field};
      -webkit-text-fill-color: ${color.ink};
    }
  }
  > textarea {
    height: auto;
    min-height: 120px;
    max-height: 60dvh;
    padding-block: ${space[3]};
    resize: vertical;
    field-sizing: content;
  }
`;

const Below = styled.div`
  color: ${color.quiet};
  font-size: ${size(2)};
  &:not(:empty) {
    margin-top: 6px;
  }
  &[data-problem] {
    display: flex;
    gap: 6px;
    color: ${color.far};
    font-weight: 600;
    line-height: 1.3;
  }
  svg {
    flex: none;
  }
`;
