import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-text.ts';
import { accountTexts } from '../../../lib/late-texts.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Stack } from '../../../ui/layout.ts';
import { usePartyAction } from '../state/use-party-action.ts';

/** Refusals that are about the name stand beside it. */
const ofName = /^(?:party_name|name_|invalid_char)/;

/** A refused name, until it is changed. */
function useNamed(act: (name: string) => Promise<void>) {
  const [error, setError] = useState<ApiError>();
  const { busy, run } = usePartyAction(async (name: string) => {
    try {
      await act(name);
    } catch (refusal) {
      if (!(refusal instanceof ApiError) || !ofName.test(refusal.code ?? '')) throw refusal;
      await accountTexts.want().catch(() => undefined);
      setError(refusal);
    }
  });
  return { busy, run, error, forgive: () => setError(undefined) };
}

type NameFormProps = {
  label: string;
  hint?: string;
  action: string;
  first?: string;
  /** The main action of the screen. */
  main?: boolean;
  act: (name: string) => Promise<void>;
  /** Of a form that was opened: it takes the focus, and Escape closes it. */
  leave?: () => void;
};

/** One field for a name in the room, and a button. */
export function NameForm({ label, hint, action, first = '', main, act, leave }: NameFormProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(first);
  const { busy, run, error, forgive } = useNamed(act);
  const field = useRef<HTMLInputElement>(null);
  const isOpened = leave !== undefined;
  useEffect(() => {
    if (error || isOpened) field.current?.focus();
  }, [error, isOpened]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(name.trim());
  };
  return (
    <Stack
      as="form"
      $gap={3}
      $max={420}
      noValidate
      onSubmit={submit}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && leave?.()}
    >
      <TextField
        ref={field}
        label={label}
        hint={hint}
        value={name}
        error={error && errorText(t, error)}
        onChange={(value) => {
          forgive();
          setName(value);
        }}
        maxLength={32}
        autoComplete="nickname"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
      />
      <Button type="submit" large={main} variant={main ? 'ink' : 'paper'} busy={busy}>
        {action}
      </Button>
    </Stack>
  );
}
