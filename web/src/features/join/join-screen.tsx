import type { LinkView } from '@craque/common/contracts/challenges.ts';
import { maxPlayers } from '@craque/common/domain/challenge/challenge.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { call } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useSession } from '../../lib/session-store.ts';
import { AlbumSpread } from '../../ui/album/album-spread.tsx';
import { Button } from '../../ui/form/button.tsx';
import { ChallengePage, EmptyChallengePage } from '../../ui/album/challenge-page.tsx';
import { SheetText } from '../../ui/album/sheet-text.tsx';
import { showToast } from '../../ui/toast/toast.tsx';
import { JoinSheet } from './join-sheet.tsx';
import { createJoinStore, type JoinPhase, type JoinStore } from './join-store.ts';
import { ButtonLink } from '../../ui/layout.ts';

export type JoinScreenProps = {
  /** The game in place, for a guest: guests have no page for a game by id. */
  play: (gameId: number, told: boolean) => ReactNode;
};

/** The page of a challenge by link, /join/{code}. */
export function JoinScreen({ play }: JoinScreenProps) {
  const { code = '' } = useParams();
  const session = useSession();
  const who = session.state === 'user' ? session.user.id : session.state;
  return <Challenge key={`${who} ${code}`} code={code} play={play} />;
}

function Challenge({ code, play }: JoinScreenProps & { code: string }) {
  const { i18n } = useTranslation();
  const isUser = useSession().state === 'user';
  const [store] = useState(() =>
    createJoinStore({
      call,
      code,
      onFailed(error) {
        const { t } = i18n;
        const description = `${t('invite.failed.join')}. ${errorText(t, error)}`;
        showToast({ title: t('toast.error'), description, tone: 'error' });
      },
    }),
  );
  const phase = useStore(store, (state) => state.phase);
  useEffect(() => {
    void store.load();
  }, [store]);
  const hasJoined = phase.state === 'joined' && phase.justNow;
  useEffect(() => {
    if (hasJoined) showToast({ title: i18n.t('invite.joined.text') });
  }, [hasJoined, i18n]);
  if (phase.state === 'joined') {
    const { gameId, justNow: told } = phase;
    const state = told ? { told } : null;
    return isUser ? <Navigate to={`/game/${gameId}`} state={state} replace /> : play(gameId, told);
  }
  const link = 'link' in phase ? phase.link : undefined;
  return (
    <AlbumSpread
      sport={link?.game.sport ?? 'soccer'}
      page={link ? <LinkPage link={link} /> : <EmptyChallengePage />}
      sheet={
        phase.state === 'open' ? (
          <JoinSheet link={phase.link} store={store} code={code} />
        ) : (
          <NoWayIn state={phase.state} store={store} />
        )
      }
    />
  );
}

function LinkPage({ link: { from, game, players } }: { link: LinkView }) {
  const { t } = useTranslation();
  const value = t('join.seats', { players, most: maxPlayers });
  return <ChallengePage from={from} game={game} last={{ label: t('join.players'), value }} />;
}

type NoWayInProps = { state: Exclude<JoinPhase['state'], 'open' | 'joined'>; store: JoinStore };

/** Why nobody can join here, and where to go instead. */
function NoWayIn({ state, store }: NoWayInProps) {
  const { t } = useTranslation();
  const isUser = useSession().state === 'user';
  if (state === 'loading') {
    return (
      <SheetText>
        <p role="status">{t('join.loading')}</p>
      </SheetText>
    );
  }
  return (
    <SheetText>
      <title>{`${t(`join.${state}.title`)} · Craque`}</title>
      <h1>{t(`join.${state}.title`)}</h1>
      <p>{t(`join.${state}.text`, { most: maxPlayers })}</p>
      {state === 'failed' ? (
        <Button onClick={() => void store.load()}>{t('join.failed.retry')}</Button>
      ) : (
        <ButtonLink to={isUser ? '/home' : '/'}>{t('join.own')}</ButtonLink>
      )}
    </SheetText>
  );
}
