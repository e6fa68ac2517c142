import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { errorText } from '../../../lib/error-text.ts';
import { Button } from '../../../ui/form/button.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { color } from '../../../ui/tokens.ts';
import type { FriendRequestsStore } from '../state/friend-requests-store.ts';

export type AskFriendProps = { userId: string; name: string; friendRequests: FriendRequestsStore };

/** Beside an opponent who is not a friend yet: sends a friend request, once. */
export function AskFriend({ userId, name, friendRequests }: AskFriendProps) {
  const { t } = useTranslation();
  const { asked, asking } = useStore(friendRequests);
  if (asked.has(userId)) return <Asked role="status">{t('friends.add.requested')}</Asked>;
  const ask = async () => {
    try {
      const done = await friendRequests.ask(userId);
      showToast({
        title: t(`friends.done.${done}.title`),
        description: t(`friends.done.${done}.text`),
      });
    } catch (error) {
      const description = `${t('friends.failed.sent')}. ${errorText(t, error)}`;
      showToast({ title: t('toast.error'), description, tone: 'error' });
    }
  };
  const label = t('friends.add.button');
  return (
    <Button
      variant="quiet"
      aria-label={`${label}: ${name}`}
      busy={asking === userId}
      onClick={() => void ask()}
    >
      + {label}
    </Button>
  );
}

const Asked = styled.small`
  display: block;
  && {
    margin: 0;
    color: ${color.quiet};
    font-size: 14px;
  }
`;
