import { readFriendRequests, readFriends } from '@craque/common/contracts/friends.ts';
import { useRef } from 'react';
import { useTranslation } from '../../../lib/translation.ts';
import { useRead } from '../../../lib/use-read.ts';
import { MyChallenges } from '../../../play/challenges/my-challenges.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { LoadFailure } from '../../../ui/form/load-failure.tsx';
import { EmptyPlace, TabSection } from '../../../ui/form/tab-section.tsx';
import { TextLink } from '../../../ui/layout.ts';
import { useFailureToast } from '../../../ui/toast/failure-toast.ts';
import { FriendInvites } from './friends-invites.tsx';
import { FriendList, FriendRequests } from './friends-lists.tsx';
import { FriendsSearch } from './friends-search.tsx';
import { useFriends } from './use-friends.ts';

/**
 * The friends tab of the profile: what waits for an answer first, then the friends, the challenges
 * and the search for more.
 */
export function FriendsTab() {
  const { t } = useTranslation();
  const actions = useFriends();
  const friends = useRead(readFriends);
  const requests = useRead(readFriendRequests);
  const failed = [friends, requests].filter(({ state }) => state === 'failed');
  const isReady = friends.state === 'ready' && requests.state === 'ready';
  useFailureToast(failed.length > 0, t('profile.failed'));
  const field = useRef<HTMLInputElement>(null);
  const noChallenges =
    friends.data?.length === 0 ? (
      <EmptyPlace as="div">
        <div>
          {t('challenges.alone')}{' '}
          <Button variant="quiet" onClick={() => field.current?.focus()}>
            {t('challenges.find')}
          </Button>
        </div>
      </EmptyPlace>
    ) : (
      <EmptyPlace>{t('challenges.none')}</EmptyPlace>
    );
  return (
    <>
      <FriendInvites />
      {isReady && <FriendRequests requests={requests.data} actions={actions} />}
      {isReady && <FriendList friends={friends.data} actions={actions} />}
      {failed.length > 0 && (
        <LoadFailure onRetry={() => void Promise.all(failed.map(({ refresh }) => refresh()))} />
      )}
      {!isReady && failed.length === 0 && <EmptyPlace role="status">{t('app.loading')}</EmptyPlace>}
      <TabSection title={t('challenges.title')}>
        <MyChallenges withoutInvitations empty={noChallenges} />
        <TextLink to="/party">{t('challenges.party')}</TextLink>
      </TabSection>
      <FriendsSearch actions={actions} fieldRef={field} />
    </>
  );
}
