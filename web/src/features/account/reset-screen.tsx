import { resetPassword, resetPasswordRequest } from '@craque/common/contracts/accounts.ts';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { ApiError, call } from '../../lib/api.ts';
import { contractErrors, useFormFields } from '../../lib/form-fields.ts';
import { session } from '../../lib/session-store.ts';
import { useTranslation } from '../../lib/translation.ts';
import { AlbumSpread } from '../../ui/album/album-spread.tsx';
import { Button } from '../../ui/form/button.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Stack, TextLink } from '../../ui/layout.ts';
import { useAction } from '../../ui/toast/use-action.ts';
import { showToast } from '../../ui/toast/toast.tsx';
import { Heading, Text } from '../../ui/type.ts';
import { AuthHero } from './auth-hero.tsx';

const names = ['username', 'code', 'newPassword'] as const;
const typing = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;
const owners = { wrong_code: 'code', password_too_easy: 'newPassword' } as const;

/** A new password by the link of an operator, whose token is in the fragment, or by recovery code. */
export function ResetScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const link = useLocation().hash.slice(1);
  const [first] = useState({ username: '', code: link, newPassword: '' });
  const { fields, errors, change, validate, setErrors } = useFormFields(first, names, (values) =>
    contractErrors(resetPasswordRequest, names, values),
  );
  const { run, busy } = useAction(async () => {
    try {
      await call(resetPassword, { body: fields });
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === 'wrong_code' || code === 'password_too_easy')
        setErrors({ [owners[code]]: code });
      throw error;
    }
    if (session.getState().state === 'user') session.become(null);
    showToast({ title: t('settings.done.password.title'), description: t('auth.reset.done') });
    await navigate('/login', { replace: true });
  });
  const field = (name: (typeof names)[number]) => ({
    name,
    value: fields[name],
    error: errors[name] && t(`errors.${errors[name]}`),
    onChange: (value: string) => change({ [name]: value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!validate()) run();
  };
  return (
    <AlbumSpread
      sport="soccer"
      page={<AuthHero mode="login" />}
      sheet={
        <Paper $gap={4} $pad={3}>
          <title>{`${t('auth.reset.title')} · Craque`}</title>
          <Heading as="h1" $step={8}>
            {t('auth.reset.title')}
          </Heading>
          <Text $quiet>{t(link ? 'auth.reset.byLink' : 'auth.reset.byCode')}</Text>
          <Stack as="form" $gap={4} noValidate onSubmit={submit}>
            {!link && (
              <TextField
                {...field('username')}
                {...typing}
                label={t('auth.fields.username')}
                autoComplete="username"
              />
            )}
            {(!link || errors.code) && (
              <TextField
                {...field('code')}
                {...typing}
                label={t('settings.recovery.title')}
                autoComplete="off"
              />
            )}
            <PasswordField
              {...field('newPassword')}
              label={t('settings.password.new')}
              autoComplete="new-password"
              hint={t('settings.password.hint')}
            />
            <Button large type="submit" busy={busy}>
              {t('settings.password.button')}
            </Button>
          </Stack>
          <TextLink to="/login">{t('auth.login.submit')}</TextLink>
        </Paper>
      }
    />
  );
}

const Paper = styled(Stack)`
  align-content: center;
  width: min(100%, 460px);
  min-height: 100%;
  margin: 0 auto;
`;
