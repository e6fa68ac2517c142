import { PerformanceStats } from './performance-stats.tsx';
import { type ProfileStore, useProfile } from '../store/profile-store.ts';
import { ScoreBoard } from './score-board.tsx';
import { RankLine } from './rank-line.tsx';
import { SportCards } from './sport-cards.tsx';
import { LoadFailure, LoadingNote } from '../../../ui/form/load-failure.tsx';

/** The scores, the performance and the sports of the user, with placeholders while loading. */
export function DashboardTab({ store }: { store: ProfileStore }) {
  const overview = useProfile(store, (state) => state.overview);
  if (overview.state === 'failed') {
    return <LoadFailure onRetry={() => void store.loadOverview()} />;
  }
  const profile = overview.state === 'ready' ? overview.profile : undefined;
  const stats = profile?.stats;
  return (
    <>
      {overview.state === 'loading' && <LoadingNote />}
      <ScoreBoard profile={profile} />
      <RankLine store={store} profile={profile} />
      <PerformanceStats stats={stats} />
      <SportCards stats={stats} />
    </>
  );
}
