import { type FormEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { type LineFieldProps, TextField } from '../../../ui/form/text-field.tsx';
import { media, row, space } from '../../../ui/tokens.ts';
import { caption } from '../../../ui/type.ts';
import type { SettingsField, SettingsStore } from './settings-store.ts';

export type StoreFieldProps = Omit<LineFieldProps, 'error' | 'readOnly'> & {
  store: SettingsStore;
  field: SettingsField;
  /** The input can be shown and hidden. */
  secret?: boolean;
};

/** A field whose error is in the store until the input changes. */
export function StoreField({ store, field, secret, onChange, ...rest }: StoreFieldProps) {
  const { t } = useTranslation();
  const error = useStore(store, ({ errors }) => errors[field]);
  const isPending = useStore(store, ({ pending }) => pending !== undefined);
  const shared: LineFieldProps = {
    ...rest,
    readOnly: isPending,
    error: error && errorText(t, error),
    onChange: (value) => {
      onChange(value);
      if (error) store.clearError(field);
    },
  };
  if (!secret) return <TextField {...shared} />;
  const texts = { showText: t('auth.password.show'), hideText: t('auth.password.hide') };
  return <PasswordField {...shared} {...texts} />;
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

/** A button and, beside it, what it saves. */
export const SaveLine = styled.div`
  ${row}
  gap: ${space[2]} ${space[4]};
  > span {
    ${caption()}
  }
`;

/** Two fields, side by side where there is room, with the button at the bottom. */
export const FieldStack = styled.form`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  > div {
    width: 100%;
  }
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
    > button {
      grid-column: 1 / -1;
    }
  }
`;
