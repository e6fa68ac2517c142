import { joinGameLink, type LinkView } from '@craque/common/contracts/challenges.ts';
import { type ErrorCode, isErrorCode } from '@craque/common/contracts/errors.ts';
import { joinLinkRequest } from '@craque/common/contracts/fields.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError, call } from '../../lib/api.ts';
import { nickname as keptNickname } from '../../lib/guest/nickname.ts';
import { useSession } from '../../lib/session-store.ts';
import { shownName } from '../../lib/shown-name.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Handle } from '../../play/people/person-name.tsx';
import { SheetText } from '../../ui/album/sheet-text.tsx';
import { Button } from '../../ui/form/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Row, Stack, TextLink } from '../../ui/layout.ts';
import { useAction } from '../../ui/toast/use-action.ts';

/** The link does not exist, or not any more. */
export const hasGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 410);

export type JoinSheetProps = {
  link: LinkView;
  code: string;
  onJoined: (gameId: number) => void;
  /** The page is out of date. */
  reload: () => Promise<void>;
};

/**
 * The white sheet of an open challenge: the challenger, and joining as a user or under a nickname.
 */
export function JoinSheet(props: JoinSheetProps) {
  const { t } = useTranslation();
  const session = useSession();
  const { busy, error, join, forgive } = useJoin(props);
  const title = t('join.title', { name: shownName(props.link.from) });
  return (
    <SheetText>
      <title>{`${title} · Craque`}</title>
      <h1>{title}</h1>
      <Handle person={props.link.from} />
      <p>{t('join.text')}</p>
      {session.state === 'user' ? (
        <Button large busy={busy} onClick={() => join({})}>
          {busy ? t('join.busy') : t('join.asUser', { name: shownName(session.user) })}
        </Button>
      ) : (
        <JoinAsGuest {...{ busy, error, join, forgive }} code={props.code} />
      )}
    </SheetText>
  );
}

/** Joins; `error` is what is wrong with the nickname, whose text is `errors.<code>`. */
function useJoin({ code, onJoined, reload }: JoinSheetProps) {
  const { t } = useTranslation();
  const [error, setError] = useState<{ code: ErrorCode }>();
  const { busy, run } = useAction(
    async (body: { nickname?: string }) => {
      const wrong = body.nickname === undefined ? undefined : nicknameError(body.nickname);
      setError(wrong && { code: wrong });
      if (wrong) return;
      try {
        const game = await call(joinGameLink, { params: { code }, body });
        if (body.nickname !== undefined) keptNickname.keep(body.nickname);
        onJoined(game.id);
      } catch (refusal) {
        const known = refusal instanceof ApiError ? (refusal.code ?? '') : '';
        const isName = /^(nickname|invalid_char|username_taken|name_imitates)/.test(known);
        if (isName && isErrorCode(known)) return setError({ code: known });
        if (known !== 'game_full' && !hasGone(refusal)) throw refusal;
        await reload();
      }
    },
    { failed: t('invite.failed.join') },
  );
  return { busy, error, join: run, forgive: () => setError(undefined) };
}

function nicknameError(nickname: string): ErrorCode | undefined {
  if (nickname === '') return 'nickname_required';
  const issue = joinLinkRequest.safeParse({ nickname }).error?.issues[0]?.message;
  return issue !== undefined && isErrorCode(issue) ? issue : undefined;
}

type JoinAsGuestProps = ReturnType<typeof useJoin> & { code: string };

function JoinAsGuest({ busy, error, join, forgive, code }: JoinAsGuestProps) {
  const { t } = useTranslation();
  const [nickname, setNickname] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    join({ nickname: nickname.trim() });
  };
  const next = `?next=${encodeURIComponent(`/join/${code}`)}`;
  return (
    <>
      <Stack as="form" $gap={4} $max={420} noValidate onSubmit={submit}>
        <TextField
          ref={field}
          label={t('join.nickname')}
          hint={t('join.nicknameHint')}
          value={nickname}
          error={
            error && t(error.code === 'username_taken' ? 'join.taken' : `errors.${error.code}`)
          }
          onChange={(value) => {
            forgive();
            setNickname(value);
          }}
          maxLength={60}
          autoComplete="nickname"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
        />
        <Button large type="submit" busy={busy}>
          {t(busy ? 'join.busy' : 'join.asGuest')}
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
