import { readHistory, readProfile, readStats } from '@craque/common/contracts/history.ts';
import type { Mount } from '../http/mount.ts';
import type { HistoryService } from './history-service.ts';

export type HistoryRoutesDependencies = { history: HistoryService };

export function mountHistory(mount: Mount, { history }: HistoryRoutesDependencies): void {
  mount(readProfile, ({ session, timeZone }) => history.profile(session.account, timeZone));
  mount(readStats, ({ session }) => history.stats(session.account));
  mount(readHistory, ({ session, query }) => history.games(session.account, query.before));
}
