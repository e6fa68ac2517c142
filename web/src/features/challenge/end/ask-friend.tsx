import { requestFriend } from '@craque/common/contracts/friends.ts';
import { call } from '../../../lib/api.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/form/button.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { useAction } from '../../../ui/toast/use-action.ts';
import { Text } from '../../../ui/type.ts';

export type AskFriendProps = {
  userId: string;
  name: string;
  isAsked: boolean;
  onAsked: () => void;
};

export function AskFriend({ userId, name, isAsked, onAsked }: AskFriendProps) {
  const { t } = useTranslation();
  const { busy, run } = useAction(
    async () => {
      const reply = await call(requestFriend, { body: { friendId: userId } });
      const done = reply.status === 'accepted' ? 'accepted' : 'sent';
      onAsked();
      showToast({
        title: t(`friends.done.${done}.title`),
        description: t(`friends.done.${done}.text`),
      });
    },
    { failed: t('friends.failed.sent') },
  );
  if (isAsked) {
    return (
      <Text as="small" $step={2} $quiet role="status" style={{ display: 'block', margin: 0 }}>
        {t('friends.add.requested')}
      </Text>
    );
  }
  const label = t('friends.add.button');
  return (
    <Button
      variant="quiet"
      aria-label={t('labelled', { label, value: name })}
      busy={busy}
      onClick={run}
    >
      + {label}
    </Button>
  );
}
