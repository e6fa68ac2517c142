import { type FormEvent, type HTMLAttributes, useRef } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/form/button.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { AuthMode, FieldName } from './auth-fields.ts';
import type { Auth } from './use-auth.ts';
import { PasswordStrength } from './password-strength.tsx';
import { Stack } from '../../ui/layout.ts';
import { breakpoint, space } from '../../ui/tokens.ts';
import { Text } from '../../ui/type.ts';

const typing = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** One of the two forms; both share `auth`, so that input survives a change of tabs. */
export function AuthForm({ mode, auth }: { mode: AuthMode; auth: Auth }) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const { fields, errors, sending, change, check, submit: send } = auth;
  const isNew = mode === 'register';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await send();
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
  };
  const field = (name: FieldName) => {
    const error = errors[name];
    return {
      name,
      label: t(`auth.fields.${name}`),
      value: fields[name],
      error: error && t(`errors.${error}`),
      onChange: (value: string) => change({ [name]: value }),
      // A field that was only tabbed through has no error yet; submitting the form validates it.
      onBlur: () => fields[name] !== '' && check(name),
    };
  };
  const optional = { note: t('auth.fields.optional') };

  return (
    <Form as="form" $gap={4} ref={form} noValidate onSubmit={submit}>
      <TextField
        {...field('username')}
        {...typing}
        autoComplete="username"
        hint={isNew && t('auth.hints.username')}
      />
      <PasswordField
        {...field('password')}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        hint={
          isNew && (
            <PasswordStrength
              password={fields.password}
              known={[fields.username, fields.displayName, fields.email]}
            />
          )
        }
      />
      {isNew && (
        <>
          <TextField
            {...field('displayName')}
            {...optional}
            autoComplete="name"
            hint={t('auth.hints.displayName')}
          />
          <TextField
            {...field('email')}
            {...optional}
            {...typing}
            type="email"
            autoComplete="email"
            hint={t('auth.hints.email')}
          />
          <Text $step={2} $quiet>
            {t('auth.hints.rankings')}
          </Text>
        </>
      )}
      <Button large type="submit" busy={sending} {...keepsFocus}>
        {t(sending ? `auth.${mode}.busy` : `auth.${mode}.submit`)}
      </Button>
    </Form>
  );
}

/** Leaving a field validates it, and its new error line would move the pressed button away. */
const keepsFocus: HTMLAttributes<HTMLElement> = {
  onMouseDown: (event) => event.preventDefault(),
};

/** The button in sight without scrolling. */
const Form = styled(Stack)`
  @media (min-width: ${breakpoint.mobile}px) and (max-height: 920px) {
    gap: ${space[2]};
  }
`;
