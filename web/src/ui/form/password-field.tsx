import { useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { LineIcon } from '../icon.tsx';
import { type LineFieldProps, TextField } from './text-field.tsx';
import { bareButton, center, color } from '../tokens.ts';

export type PasswordFieldProps = Omit<LineFieldProps, 'type' | 'slot' | 'multiline'>;

const eye =
  'M2 12c2.6-4.3 6-6.5 10-6.5s7.4 2.2 10 6.5c-2.6 4.3-6 6.5-10 6.5S4.6 16.3 2 12zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0';

/** A password field that can be revealed. The press keeps the focus, and a phone's keyboard. */
export function PasswordField(field: PasswordFieldProps) {
  const { t } = useTranslation();
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
          aria-label={t(shown ? 'auth.password.hide' : 'auth.password.show')}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setShown(!shown)}
        >
          <LineIcon d={shown ? `${eye}M4 20L20 4` : eye} size={24} />
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
`;
