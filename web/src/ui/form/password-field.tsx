import { useState } from 'react';
import { styled } from 'styled-components';
import { type LineFieldProps, TextField } from './text-field.tsx';
import { bareButton, center, color } from '../tokens.ts';

export type PasswordFieldProps = Omit<LineFieldProps, 'type' | 'slot' | 'multiline'> & {
  /** Labels of the button that shows and hides the input. */
  showText: string;
  hideText: string;
};

/** A password field that can be revealed. The press keeps the focus, and a phone's keyboard. */
export function PasswordField({ showText, hideText, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      slot={
        <Toggle
          type="button"
          aria-label={shown ? hideText : showText}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setShown(!shown)}
        >
          <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2 12c2.6-4.3 6-6.5 10-6.5s7.4 2.2 10 6.5c-2.6 4.3-6 6.5-10 6.5S4.6 16.3 2 12z" />
            <circle cx="12" cy="12" r="3" />
            {shown && <path d="M4 20L20 4" />}
          </svg>
        </Toggle>
      }
    />
  );
}

const Toggle = styled.button`
  ${center}
  flex: none;
  width: 48px;
  padding: 0;
  ${bareButton}
  color: ${color.quiet};
  &:hover {
    color: ${color.ink};
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  svg {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.9;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
