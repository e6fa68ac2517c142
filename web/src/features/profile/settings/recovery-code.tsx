import { makeRecoveryCode } from '@craque/common/contracts/accounts.ts';
import { useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { copyFrom, SettingsLine, SettingsText } from './settings-field.tsx';
import type { Settings } from './use-settings.ts';

/** Makes the code that replaces a forgotten password, and shows it until the dialog is closed. */
export function RecoveryCode({ settings }: { settings: Settings }) {
  const { t } = useTranslation();
  const { pending, run, clearError } = settings;
  const [isOpen, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const close = () => {
    if (pending !== undefined) return;
    clearError('codePassword');
    setOpen(false);
    setPassword('');
    setCode('');
  };
  const make = async () => {
    const send = async () => {
      const made = await call(makeRecoveryCode, { body: { password } });
      setCode(made.code);
    };
    if (!(await run('recovery', send, { codePassword: password }))) field.current?.focus();
  };
  const copy = () => copyFrom(field.current, t('settings.recovery.copied'));
  const copying = code && (
    <Button variant="paper" onClick={() => void copy()}>
      {t('settings.recovery.copy')}
    </Button>
  );
  return (
    <>
      <SettingsLine
        title={t('settings.recovery.title')}
        text={t('settings.recovery.text')}
        label={t('settings.recovery.button')}
        disabled={pending !== undefined}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <ConfirmDialog
          title={t('settings.recovery.title')}
          description={t(code ? 'settings.recovery.once' : 'settings.recovery.text')}
          confirmLabel={t(code ? 'settings.recovery.kept' : 'settings.recovery.button')}
          cancelLabel={t('settings.cancel')}
          instead={copying || undefined}
          busy={pending === 'recovery'}
          onCancel={close}
          onConfirm={() => (code ? close() : void make())}
        >
          {code ? (
            <TextField
              ref={field}
              label={t('settings.recovery.title')}
              value={code}
              readOnly
              autoComplete="off"
              onChange={() => undefined}
            />
          ) : (
            <SettingsText
              settings={settings}
              ref={field}
              field="codePassword"
              label={t('settings.deletion.password')}
              value={password}
              onChange={setPassword}
              secret
              autoComplete="current-password"
            />
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
