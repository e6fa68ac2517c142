import { type InviteView, readInvites } from '@craque/common/contracts/challenges.ts';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { momentText } from '../../lib/time/day-text.ts';
import { answering } from '../../lib/answer-invite.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useRead } from '../../lib/use-read.ts';
import { shownName } from '../../lib/shown-name.ts';
import { AlbumSpread } from '../../ui/album/album-spread.tsx';
import { Button } from '../../ui/form/button.tsx';
import { ChallengePage, EmptyChallengePage } from '../../ui/album/challenge-page.tsx';
import { SheetText } from '../../ui/album/sheet-text.tsx';
import { Row } from '../../ui/layout.ts';
import { useInviteAnswers } from '../../play/challenges/use-invite-answers.ts';
import { Handle } from '../../play/people/person-name.tsx';
import type { GameStore } from '../../play/state/game-store.ts';
import { useLanguage } from '../../ui/language/use-language.ts';

export type JoinFirstProps = {
  store: GameStore;
  gameId: number;
};

/** Replaces a game that the player is invited to and has not joined: who asks, and the answer. */
export function JoinFirst({ store, gameId }: JoinFirstProps) {
  const { t } = useTranslation();
  const isAnswered = useStore(answering).gameId === gameId;
  const navigate = useNavigate();
  const { join, decline } = useInviteAnswers({
    onJoined: (id) => store.load(id, { silent: true }),
    onDeclined: () => navigate('/home'),
  });
  const invite = useRead(readInvites).data?.find((each) => each.gameId === gameId);
  const title = invite
    ? t('join.title', { name: shownName(invite.from) })
    : t('challenge.invited.title');
  return (
    <AlbumSpread
      sport={invite?.game.sport ?? 'soccer'}
      page={invite ? <InvitePage invite={invite} /> : <EmptyChallengePage />}
      sheet={
        <SheetText>
          <title>{`${title} · Craque`}</title>
          <h1>{title}</h1>
          {invite && <Handle person={invite.from} />}
          <p>{t('join.text')}</p>
          <Row $gap={3}>
            <Button large busy={isAnswered} onClick={() => join(gameId)}>
              {t('invite.join')}
            </Button>
            <Button large variant="paper" disabled={isAnswered} onClick={() => decline(gameId)}>
              {t('invite.decline')}
            </Button>
          </Row>
        </SheetText>
      }
    />
  );
}

function InvitePage({ invite: { from, game, expiresAt } }: { invite: InviteView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const last = [t('challenge.invited.until'), momentText(language, expiresAt)] as const;
  return <ChallengePage from={from} game={game} last={last} />;
}
