import { type ChallengeItem, readChallenges } from '@craque/common/contracts/challenges.ts';
import type { ReactNode } from 'react';
import { useSession } from '../../lib/session-store.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useRead } from '../../lib/use-read.ts';
import { LoadFailure } from '../../ui/form/load-failure.tsx';
import { useMinutes } from '../../ui/use-now.ts';
import { ChallengeRow } from './challenge-row.tsx';
import { byStage } from './listed-challenges.ts';
import { List, TextLink } from '../../ui/layout.ts';
import { Text } from '../../ui/type.ts';

const fewest = 2;

export type MyChallengesProps = {
  /** The most urgent ones with a link to all; renders nothing if there are none. */
  compact?: boolean;
  /** For a page that lists invitations separately. */
  withoutInvitations?: boolean;
  empty?: ReactNode;
};

/** Those that await the user first, then the finished ones of the last week. */
export function MyChallenges({
  compact = false,
  withoutInvitations = false,
  empty = null,
}: MyChallengesProps) {
  const { t } = useTranslation();
  const session = useSession();
  const now = useRead(readChallenges, {}, { isWanted: session.state === 'user' });
  const minute = useMinutes();
  if (session.state !== 'user') return null;
  if (now.state === 'failed' && !compact) return <LoadFailure onRetry={now.refresh} />;
  if (now.state !== 'ready')
    return compact ? null : (
      <Text $weight={600} $quiet role="status">
        {t('app.loading')}
      </Text>
    );
  const all = shownOf(now.data, withoutInvitations);
  if (all.length === 0) return compact ? null : empty;
  const shown = compact ? all.slice(0, fewest) : all;
  return (
    <div>
      <List aria-label={t('challenges.title')}>
        {shown.map((item) => (
          <ChallengeRow key={item.id} item={item} ownId={session.user.id} now={minute} />
        ))}
      </List>
      {shown.length < all.length && (
        <TextLink to="/profile?tab=friends">{t('challenges.all')}</TextLink>
      )}
    </div>
  );
}

function shownOf(list: readonly ChallengeItem[], withoutInvitations: boolean): ChallengeItem[] {
  return byStage(list).filter(({ stage }) => !(withoutInvitations && stage === 'invited'));
}
