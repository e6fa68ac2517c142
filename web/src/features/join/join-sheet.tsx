import type { LinkView } from '@craque/common/contracts/challenges.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { nickname as keptNickname } from '../../lib/guest/nickname.ts';
import { useSession } from '../../lib/session-store.ts';
import { shownName } from '../../lib/shown-name.ts';
import { Button } from '../../ui/form/button.tsx';
import { SheetText } from '../../ui/album/sheet-text.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { JoinStore } from './join-store.ts';
import { Row, Stack, TextLink } from '../../ui/layout.ts';

export type JoinSheetProps = { link: LinkView; store: JoinStore; code: string };

/**
 * The white sheet of an open challenge: the challenger, and joining as a user or under a nickname.
 */
export function JoinSheet({ link, store, code }: JoinSheetProps) {
  const { t } = useTranslation();
  const session = useSession();
  const title = t('join.title', { name: shownName(link.from) });
  return (
    <SheetText>
      <title>{`${title} · Craque`}</title>
      <h1>{title}</h1>
      <p>{t('join.text')}</p>
      {session.state === 'user' ? (
        <JoinAsUser name={shownName(session.user)} store={store} />
      ) : (
        <JoinAsGuest store={store} code={code} />
      )}
    </SheetText>
  );
}

function JoinAsUser({ name, store }: { name: string; store: JoinStore }) {
  const { t } = useTranslation();
  const joining = useStore(store, (state) => state.joining);
  return (
    <Button large busy={joining} onClick={() => void store.join()}>
      {joining ? t('join.busy') : t('join.asUser', { name })}
    </Button>
  );
}

function JoinAsGuest({ store, code }: { store: JoinStore; code: string }) {
  const { t } = useTranslation();
  const joining = useStore(store, (state) => state.joining);
  const error = useStore(store, (state) => state.error);
  const [nickname, setNickname] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    void store.joinAsGuest(nickname).then(() => {
      const { error: wrong, phase } = store.getState();
      if (wrong) field?.focus();
      else if (phase.state === 'joined') keptNickname.keep(nickname.trim());
    });
  };
  const next = `?next=${encodeURIComponent(`/join/${code}`)}`;
  return (
    <>
      <Stack as="form" $gap={4} $max={420} noValidate onSubmit={submit}>
        <TextField
          label={t('join.nickname')}
          hint={t('join.nicknameHint')}
          value={nickname}
          error={error && (error === 'username_taken' ? t('join.taken') : t(`errors.${error}`))}
          onChange={(value) => {
            store.forgive();
            setNickname(value);
          }}
          maxLength={60}
          autoComplete="nickname"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
        />
        <Button large type="submit" busy={joining}>
          {t(joining ? 'join.busy' : 'join.asGuest')}
        </Button>
      </Stack>
      <Row $gap={4}>
        <span>{t('join.account')}</span>
        <TextLink to={`/login${next}`}>{t('guest.login')}</TextLink>
        <TextLink to={`/register${next}`}>{t('guest.register')}</TextLink>
      </Row>
    </>
  );
}
