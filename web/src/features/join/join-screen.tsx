import { type LinkView, readGameLink } from '@craque/common/contracts/challenges.ts';
import { maxPlayers } from '@craque/common/domain/challenge/challenge.ts';
import { type ReactNode, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useSession } from '../../lib/session-store.ts';
import { useTranslation } from '../../lib/translation.ts';
import { type Read, useRead } from '../../lib/use-read.ts';
import { AlbumSpread } from '../../ui/album/album-spread.tsx';
import { ChallengePage, EmptyChallengePage } from '../../ui/album/challenge-page.tsx';
import { SheetText } from '../../ui/album/sheet-text.tsx';
import { Button } from '../../ui/form/button.tsx';
import { ButtonLink } from '../../ui/layout.ts';
import { hasGone, JoinSheet } from './join-sheet.tsx';

export type JoinScreenProps = {
  /** The game in place, for a guest: guests have no page for a game by id. */
  play: (gameId: number, silent: boolean) => ReactNode;
};

/** The page of a challenge by link, /join/{code}. */
export function JoinScreen({ play }: JoinScreenProps) {
  const { code = '' } = useParams();
  const session = useSession();
  const who = session.state === 'user' ? session.user.id : session.state;
  return <Challenge key={`${who} ${code}`} code={code.toUpperCase()} play={play} />;
}

function Challenge({ code, play }: JoinScreenProps & { code: string }) {
  const isUser = useSession().state === 'user';
  const read = useRead(readGameLink, { params: { code } });
  const [joined, setJoined] = useState<number>();
  const gameId = joined ?? read.data?.gameId ?? undefined;
  if (gameId !== undefined) {
    const silent = joined !== undefined;
    const state = silent ? { silent } : null;
    return isUser ? (
      <Navigate to={`/game/${gameId}`} state={state} replace />
    ) : (
      play(gameId, silent)
    );
  }
  const link = hasGone(read.error) ? undefined : read.data;
  return (
    <AlbumSpread
      sport={link?.game.sport ?? 'soccer'}
      page={link ? <LinkPage link={link} /> : <EmptyChallengePage />}
      sheet={
        link?.open ? (
          <JoinSheet {...{ link, code }} onJoined={setJoined} reload={read.refresh} />
        ) : (
          <NoWayIn read={read} />
        )
      }
    />
  );
}

function LinkPage({ link: { from, game, players } }: { link: LinkView }) {
  const { t } = useTranslation();
  const value = t('join.seats', { players, most: maxPlayers });
  return <ChallengePage from={from} game={game} last={[t('join.players'), value]} />;
}

/** Why nobody can join here, and where to go instead. */
function NoWayIn({ read: { data: link, error, isReading, refresh } }: { read: Read<LinkView> }) {
  const { t } = useTranslation();
  const isUser = useSession().state === 'user';
  if (isReading || !(link ?? error)) {
    return (
      <SheetText>
        <p role="status">{t('join.loading')}</p>
      </SheetText>
    );
  }
  const closed = link && link.players >= maxPlayers ? 'full' : 'over';
  const reason = hasGone(error) ? 'unknown' : link ? closed : 'failed';
  return (
    <SheetText>
      <title>{`${t(`join.${reason}.title`)} · Craque`}</title>
      <h1>{t(`join.${reason}.title`)}</h1>
      <p>{t(`join.${reason}.text`, { most: maxPlayers })}</p>
      {reason === 'failed' ? (
        <Button onClick={() => void refresh()}>{t('join.failed.retry')}</Button>
      ) : (
        <ButtonLink to={isUser ? '/home' : '/'}>{t('join.own')}</ButtonLink>
      )}
    </SheetText>
  );
}
