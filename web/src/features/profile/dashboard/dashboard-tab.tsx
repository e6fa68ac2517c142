import { readProfile } from '@craque/common/contracts/history.ts';
import { PerformanceStats } from './performance-stats.tsx';
import { useRead } from '../../../lib/use-read.ts';
import { ScoreBoard } from './score-board.tsx';
import { SportCards } from './sport-cards.tsx';
import { LoadFailure, LoadingNote } from '../../../ui/form/load-failure.tsx';

/** The scores, the performance and the sports of the user, with placeholders while loading. */
export function DashboardTab() {
  const { state, data: profile, refresh } = useRead(readProfile);
  if (state === 'failed') return <LoadFailure onRetry={refresh} />;
  const stats = profile?.stats;
  return (
    <>
      {state === 'loading' && <LoadingNote />}
      <ScoreBoard profile={profile} />
      <PerformanceStats stats={stats} />
      <SportCards stats={stats} />
    </>
  );
}
