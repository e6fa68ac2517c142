import { readBlocks, unblockUser } from '@craque/common/contracts/people.ts';
import { readUser } from '@craque/common/contracts/user.ts';
import { call } from '../../../lib/api.ts';
import { session } from '../../../lib/session-store.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { reads, useRead } from '../../../lib/use-read.ts';
import { Button } from '../../../ui/form/button.tsx';
import { TabSection } from '../../../ui/form/tab-section.tsx';
import { List, ListRow } from '../../../ui/layout.ts';
import { useAction } from '../../../ui/toast/use-action.ts';
import { Text } from '../../../ui/type.ts';

/** Whom the user has blocked, under the names that stand nowhere else for them any more. */
export function BlockedPlayers() {
  const { t } = useTranslation();
  const blocked = useRead(readBlocks).data ?? [];
  const { busy, run: unblock } = useAction(async (id: string) => {
    await call(unblockUser, { params: { id } });
    session.update(await call(readUser));
    await reads.refresh(readBlocks);
  });
  return (
    <TabSection title={t('people.blocked.title')}>
      <List $ruled>
        {blocked.map(({ id, username, displayName }) => (
          <ListRow key={id} $columns="minmax(0, 1fr) auto">
            <Text>
              <b>{displayName ?? username}</b> {displayName !== null && <>@{username}</>}
            </Text>
            <Button
              small
              variant="paper"
              busy={busy}
              aria-label={t('people.blocked.label', { name: displayName ?? username })}
              onClick={() => unblock(id)}
            >
              {t('people.blocked.button')}
            </Button>
          </ListRow>
        ))}
      </List>
    </TabSection>
  );
}
