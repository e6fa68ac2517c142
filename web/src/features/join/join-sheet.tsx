import type { LinkView } from '@craque/common/contracts/challenges.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { nickname as keptNickname } from '../../lib/guest/nickname.ts';
import { useSession } from '../../lib/session-store.ts';
import { shownName } from '../../lib/shown-name.ts';
import { Button } from '../../ui/form/button.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { SheetText } from '../../ui/album/sheet-text.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { stack } from '../../ui/layout.ts';
import { color, linkText, row, space } from '../../ui/tokens.ts';
import { size } from '../../ui/type.ts';
import type { JoinStore } from './join-store.ts';

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
    <Big busy={joining} onClick={() => void store.join()}>
      {joining ? t('join.busy') : t('join.asUser', { name })}
    </Big>
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
      <Form noValidate onSubmit={submit}>
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
        <Big type="submit" busy={joining}>
          {t(joining ? 'join.busy' : 'join.asGuest')}
        </Big>
      </Form>
      <Account>
        <span>{t('join.account')}</span>
        <PageLink to={`/login${next}`}>{t('guest.login')}</PageLink>
        <PageLink to={`/register${next}`}>{t('guest.register')}</PageLink>
      </Account>
    </>
  );
}

const Big = styled(Button)`
  && {
    min-height: 56px;
    padding-block: 10px;
    font-size: ${size(5)};
    overflow-wrap: anywhere;
  }
`;

const Form = styled.form`
  ${stack(4)}
  width: min(100%, 420px);
`;

const Account = styled.p`
  ${row}
  gap: 0 ${space[4]};
  && a {
    ${linkText}
    margin: 0;
    color: ${color.ink};
    text-decoration-color: ${color.rule};
  }
`;
