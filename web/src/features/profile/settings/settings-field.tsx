import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { errorText } from '../../../lib/error-text.ts';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { type LineFieldProps, TextField } from '../../../ui/form/text-field.tsx';
import { space } from '../../../ui/tokens.ts';
import type { SettingsField, SettingsStore } from './settings-store.ts';

export type StoreFieldProps = Omit<LineFieldProps, 'error' | 'readOnly'> & {
  store: SettingsStore;
  field: SettingsField;
  /** What is typed can be shown and hidden. */
  secret?: boolean;
};

/** A field whose error stands in the store, until something else is typed. */
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
      if (error) store.forgive(field);
    },
  };
  if (!secret) return <TextField {...shared} />;
  const texts = { showText: t('auth.password.show'), hideText: t('auth.password.hide') };
  return <PasswordField {...shared} {...texts} />;
}

/** A submit handler that puts the focus on the first wrong field where the form was refused. */
export function useCheckedSubmit(send: () => Promise<boolean>) {
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await send()) return;
    // The marks of the fields are on screen one frame later.
    requestAnimationFrame(() => {
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    });
  };
  return { ref: form, noValidate: true, onSubmit: (event: FormEvent) => void submit(event) };
}

/** Fields one under the other, with the button at their foot. */
export const FieldStack = styled.form`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  > div {
    width: 100%;
  }
`;
