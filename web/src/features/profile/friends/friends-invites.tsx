import { type InviteView, readInvites } from '@craque/common/contracts/challenges.ts';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { challengeText } from '../../../lib/challenge-text.ts';
import { answering } from '../../../lib/answer-invite.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { useRead } from '../../../lib/use-read.ts';
import { Icon } from '../../../ui/icon.tsx';
import { color, space } from '../../../ui/tokens.ts';
import { useMinutes } from '../../../ui/use-minutes.ts';
import { FriendsRow, PlayerList, RowButton } from './friends-row.tsx';
import { useProfileTexts } from '../profile-texts.ts';
import { EmptyPlace, TabSection } from '../../../ui/form/tab-section.tsx';
import { LoadFailure } from '../../../ui/form/load-failure.tsx';
import { useInviteAnswers } from './use-invite-answers.ts';
import { useFocusFallback } from '../../../ui/use-focus-fallback.ts';

/** Invitations to challenges: who, to what, the remaining time, Join Game and Decline. */
export function FriendInvites() {
  const { t } = useTranslation();
  const { state, data: list = [], refresh } = useRead(readInvites);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusFallback(heading, list.length);
  return (
    <TabSection title={t('friends.invites.title')} count={list.length} headingRef={heading}>
      {state === 'failed' && <LoadFailure onRetry={refresh} />}
      {state === 'loading' && <EmptyPlace role="status">{t('app.loading')}</EmptyPlace>}
      {state === 'ready' && list.length === 0 && (
        <EmptyPlace>{t('friends.invites.none')}</EmptyPlace>
      )}
      {list.length > 0 && (
        <PlayerList>
          {list.map((invite) => (
            <Invite key={invite.id} invite={invite} />
          ))}
        </PlayerList>
      )}
    </TabSection>
  );
}

function Invite({ invite }: { invite: InviteView }) {
  const { t } = useTranslation();
  const { left } = useProfileTexts();
  const answered = useStore(answering).gameId;
  const answers = useInviteAnswers();
  const now = useMinutes();
  const nameId = useId();
  const { gameId, game, from, expiresAt } = invite;
  const shared = { disabled: answered !== undefined, 'aria-describedby': nameId };
  const time = left(Date.parse(expiresAt) - now);
  return (
    <FriendsRow
      user={from}
      nameId={nameId}
      sport={game.sport}
      detail={
        <>
          <time dateTime={expiresAt}>{t('invite.left', { time })}</time>
          <Game data-sport={game.sport}>
            <i>
              <Icon name={game.sport} size={18} />
            </i>
            {challengeText(t, game)}
          </Game>
        </>
      }
      below
    >
      <RowButton {...shared} busy={answered === gameId} onClick={() => void answers.join(gameId)}>
        {t('invite.join')}
      </RowButton>
      <RowButton {...shared} variant="paper" onClick={() => void answers.decline(gameId)}>
        {t('invite.decline')}
      </RowButton>
    </FriendsRow>
  );
}

/** The sport's own colour under its icon, and the words beside it. */
const Game = styled.span`
  display: inline-flex;
  flex-basis: 100%;
  align-items: center;
  gap: ${space[2]};
  margin: 4px 0 2px;
  color: ${color.ink};
  font-weight: 700;
  i {
    display: grid;
    flex: none;
    place-items: center;
    width: 26px;
    height: 26px;
    border-radius: 50%;
    background: ${color.glow};
    color: ${color.onPage};
  }
`;
