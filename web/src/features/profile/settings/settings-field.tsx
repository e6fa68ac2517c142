import { type FormEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/form/button.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { type LineFieldProps, TextField } from '../../../ui/form/text-field.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { color, media, space } from '../../../ui/tokens.ts';
import { Text } from '../../../ui/type.ts';
import type { Settings, SettingsField } from './use-settings.ts';

export type SettingsTextProps = Omit<LineFieldProps, 'error' | 'readOnly'> & {
  settings: Settings;
  field: SettingsField;
  secret?: boolean;
};

export function SettingsText({ settings, field, secret, onChange, ...rest }: SettingsTextProps) {
  const { t } = useTranslation();
  const error = settings.errors[field];
  const shared: LineFieldProps = {
    ...rest,
    readOnly: settings.pending !== undefined,
    error: error && errorText(t, error),
    onChange: (value) => {
      onChange(value);
      if (error) settings.clearError(field);
    },
  };
  return secret ? <PasswordField {...shared} /> : <TextField {...shared} />;
}

/** A submit handler that focuses the first field with an error if the form was refused. */
export function useCheckedSubmit(send: () => Promise<boolean>) {
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await send()) return;
    // The errors are rendered one frame later.
    requestAnimationFrame(() => {
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    });
  };
  return { ref: form, noValidate: true, onSubmit: (event: FormEvent) => void submit(event) };
}

/** Where the browser forbids it, the text is selected, to be copied by hand. */
export async function copyFrom(field: HTMLInputElement | null, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(field?.value ?? '');
    showToast({ title: done });
  } catch {
    field?.select();
  }
}

export type SettingsLineProps = {
  title: string;
  text: string;
  label: string;
  disabled: boolean;
  busy?: boolean;
  /** The action cannot be undone. */
  grave?: boolean;
  onPress: () => void;
};

/** One action on the account: its description, and its button. */
export function SettingsLine({ title, text, label, onPress, ...button }: SettingsLineProps) {
  return (
    <Line>
      <div>
        <Text as="h3" $weight={700}>
          {title}
        </Text>
        <Text $step={2} $quiet>
          {text}
        </Text>
      </div>
      <Button small variant="paper" {...button} onClick={onPress}>
        {label}
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]} ${space[5]};
  padding: ${space[4]} 0;
  & + &,
  form + & {
    border-top: 1px dashed ${color.rule};
  }
  form + & {
    margin-top: ${space[5]};
  }
  ${media.belowWide} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`;
