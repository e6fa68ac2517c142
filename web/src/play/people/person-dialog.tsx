import { readInvites } from '@craque/common/contracts/challenges.ts';
import { readFriendRequests, readFriends, searchUsers } from '@craque/common/contracts/friends.ts';
import { blockUser, readBlocks, reportUser } from '@craque/common/contracts/people.ts';
import { readUser } from '@craque/common/contracts/user.ts';
import { type ReportReason, reportReasons } from '@craque/common/domain/report.ts';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { session } from '../../lib/session-store.ts';
import { type Named, shownName } from '../../lib/shown-name.ts';
import { useTranslation } from '../../lib/translation.ts';
import { reads } from '../../lib/use-read.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import { SettingsTiles } from '../../ui/form/tiles.tsx';
import { Stack } from '../../ui/layout.ts';
import { showToast } from '../../ui/toast/toast.tsx';
import { useAction } from '../../ui/toast/use-action.ts';
import { Heading, Text } from '../../ui/type.ts';

export type PersonDialogProps = { person: Named; onClose: () => void };

/** What can be done about somebody: never to meet them again, and to tell the admins. */
export function PersonDialog({ person, onClose }: PersonDialogProps) {
  const { t } = useTranslation();
  const { username } = person;
  const name = shownName(person);
  const { busy, run: block } = useAction(async () => {
    await call(blockUser, { body: { username } });
    session.update(await call(readUser));
    showToast({ title: t('people.block.done', { name }), description: t('people.block.undo') });
    onClose();
    await reads.refresh(readFriends, readFriendRequests, readInvites, searchUsers, readBlocks);
  });
  return (
    <Dialog title={name} description={`@${username}`} onClose={onClose}>
      <Stack $gap={6} $top={4}>
        <Stack as="section">
          <Heading as="h3" $step={5}>
            {t('people.block.title')}
          </Heading>
          <Text>{t('people.block.text')}</Text>
          <Button grave busy={busy} onClick={block}>
            {t('people.block.button')}
          </Button>
        </Stack>
        <ReportForm person={person} onSent={onClose} />
      </Stack>
    </Dialog>
  );
}

function ReportForm({ person, onSent }: { person: Named; onSent: () => void }) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<'name' | 'picture'>('name');
  const [reason, setReason] = useState<ReportReason | ''>('');
  const { busy, run: send } = useAction(async (why: ReportReason) => {
    await call(reportUser, { body: { username: person.username, kind, reason: why } });
    showToast({ title: t('people.report.done'), description: t('people.report.thanks') });
    onSent();
  });
  const kinds = ['name', 'picture'] as const;
  return (
    <Stack as="section">
      <Heading as="h3" $step={5}>
        {t('people.report.title')}
      </Heading>
      {person.avatarUrl?.startsWith('https:') && (
        <Segments
          legend={t('people.report.what')}
          value={kind}
          options={kinds.map((value) => ({ value, label: t(`people.report.${value}`) }))}
          onChoose={setKind}
        />
      )}
      <SettingsTiles<ReportReason | ''>
        legend={t('people.report.why')}
        tiles={reportReasons.map((value) => ({ value, label: t(`people.reasons.${value}`) }))}
        value={reason}
        onChange={setReason}
        columns={2}
        dense
      />
      <Button
        variant="paper"
        busy={busy}
        disabled={reason === ''}
        onClick={() => reason !== '' && send(reason)}
      >
        {t('people.report.button')}
      </Button>
    </Stack>
  );
}
