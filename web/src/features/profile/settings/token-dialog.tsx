import { makeToken, readTokens } from '@craque/common/contracts/personal-tokens.ts';
import { type TokenScope, tokenScopes } from '@craque/common/domain/token-scope.ts';
import { useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { reads } from '../../../lib/use-read.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { SettingsTiles } from '../../../ui/form/tiles.tsx';
import { Stack } from '../../../ui/layout.ts';
import { copyFrom, SettingsText } from './settings-field.tsx';
import type { Settings } from './use-settings.ts';

const lives = ['30', '90', '365', 'never'] as const;
type Life = (typeof lives)[number];

type TokenDialogProps = { settings: Settings; onClose: () => void };

/** Makes a token, and shows it until the dialog is closed. */
export function TokenDialog({ settings, onClose }: TokenDialogProps) {
  const { t } = useTranslation();
  const { pending, run, clearError } = settings;
  const [name, setName] = useState('');
  const [scope, setScope] = useState<TokenScope>('read');
  const [life, setLife] = useState<Life>('90');
  const [token, setToken] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const close = () => {
    if (pending !== undefined) return;
    clearError('tokenName');
    onClose();
  };
  const make = async () => {
    const days = life === 'never' ? null : Number(life);
    const send = async () => {
      const made = await call(makeToken, { body: { name, scope, days } });
      setToken(made.token);
      await reads.refresh(readTokens);
    };
    if (!(await run('token', send, { tokenName: name }))) field.current?.focus();
  };
  const copying = token && (
    <Button
      variant="paper"
      onClick={() => void copyFrom(field.current, t('settings.tokens.copied'))}
    >
      {t('settings.tokens.copy')}
    </Button>
  );
  return (
    <ConfirmDialog
      title={t('settings.tokens.ask')}
      description={t(token ? 'settings.recovery.once' : 'settings.tokens.text')}
      confirmLabel={t(token ? 'settings.recovery.kept' : 'settings.tokens.button')}
      cancelLabel={t('settings.cancel')}
      instead={copying || undefined}
      busy={pending === 'token'}
      onCancel={close}
      onConfirm={() => (token ? close() : void make())}
    >
      {token ? (
        <TextField
          ref={field}
          label={t('settings.tokens.value')}
          value={token}
          readOnly
          autoComplete="off"
          onChange={() => undefined}
        />
      ) : (
        <Stack $gap={4}>
          <SettingsText
            settings={settings}
            ref={field}
            field="tokenName"
            label={t('settings.tokens.name')}
            hint={t('settings.tokens.nameHint')}
            value={name}
            onChange={setName}
            autoComplete="off"
          />
          <SettingsTiles
            legend={t('settings.tokens.scope')}
            tiles={tokenScopes.map((value) => ({
              value,
              label: t(`settings.tokens.scopes.${value}`),
            }))}
            value={scope}
            onChange={setScope}
            dense
          />
          <SettingsTiles
            legend={t('settings.tokens.life')}
            tiles={lives.map((value) => ({ value, label: t(`settings.tokens.lives.${value}`) }))}
            value={life}
            onChange={setLife}
            columns={2}
            dense
          />
        </Stack>
      )}
    </ConfirmDialog>
  );
}
