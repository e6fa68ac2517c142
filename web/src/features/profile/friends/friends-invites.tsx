import { type InviteView, readInvites } from '@craque/common/contracts/challenges.ts';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { answering } from '../../../lib/answer-invite.ts';
import { challengeText } from '../../../lib/challenge-text.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { useRead } from '../../../lib/use-read.ts';
import { LoadFailure } from '../../../ui/form/load-failure.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { line } from '../../../ui/layout.ts';
import { sportInk } from '../../../ui/sport-ink.ts';
import { color } from '../../../ui/tokens.ts';
import { useMinutes } from '../../../ui/use-now.ts';
import { useProfileTexts } from '../profile-texts.ts';
import { FriendsRow, PlayerSection } from './friends-row.tsx';
import { useInviteAnswers } from '../../../play/challenges/use-invite-answers.ts';

export function FriendInvites() {
  const { t } = useTranslation();
  const { state, data: list = [], refresh } = useRead(readInvites);
  if (state === 'failed') return <LoadFailure onRetry={refresh} />;
  return (
    <PlayerSection
      title={t('friends.invites.title')}
      count={list.length}
      isLoading={state === 'loading'}
      none={t(state === 'loading' ? 'app.loading' : 'friends.invites.none')}
    >
      {list.map((invite) => (
        <Invite key={invite.id} invite={invite} />
      ))}
    </PlayerSection>
  );
}

function Invite({ invite }: { invite: InviteView }) {
  const { t } = useTranslation();
  const { left } = useProfileTexts();
  const { gameId, game, from, expiresAt } = invite;
  const answered = useStore(answering).gameId;
  const disabled = answered !== undefined;
  const time = left(Date.parse(expiresAt) - useMinutes());
  const answers = useInviteAnswers();
  return (
    <FriendsRow
      user={from}
      sport={game.sport}
      detail={
        <>
          <time dateTime={expiresAt}>{t('invite.left', { time })}</time>
          <Game>
            <Icon name={game.sport} size={20} />
            {challengeText(t, game)}
          </Game>
        </>
      }
      actions={[
        {
          text: t('invite.join'),
          onPress: () => answers.join(gameId),
          busy: answered === gameId,
          disabled,
          isMain: true,
        },
        { text: t('invite.decline'), onPress: () => answers.decline(gameId), disabled },
      ]}
    />
  );
}

const Game = styled.span`
  ${line(2)}
  flex-basis: 100%;
  color: ${color.ink};
  font-weight: 700;
  svg {
    color: ${sportInk};
  }
`;
