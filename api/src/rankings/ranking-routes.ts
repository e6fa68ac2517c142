import { readRanking } from '@craque/common/contracts/rankings.ts';
import type { Mount } from '../http/mount.ts';
import type { RankingService } from './ranking-service.ts';

export function mountRankings(mount: Mount, { rankings }: { rankings: RankingService }): void {
  mount(readRanking, ({ query, session, timeZone }) =>
    rankings.read(query, session && { account: session.account, timeZone }),
  );
}
