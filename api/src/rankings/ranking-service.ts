import type { QueryOf } from '@craque/common/contracts/endpoint.ts';
import {
  type Ranking,
  rankingLength,
  type readRanking,
} from '@craque/common/contracts/rankings.ts';
import { type RankingWindow, ranked, utcWindows } from '@craque/common/domain/record/ranking.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { AppError } from '../errors/app-error.ts';
import type { ServiceParts } from '../service-parts.ts';
import type { Account } from '../store/account-stores.ts';
import type { BoardRow } from '../store/ranking-store.ts';
import { pictureOf } from '../users/public-user.ts';
import { amongFriends } from './among-friends.ts';

type Caller = { account: Account; timeZone: string | undefined };

/** Among friends with the name by which it is sorted. */
type ShownRow = BoardRow & { rank: number; name?: string };

const fromOf = (window: RankingWindow, start: number) =>
  window === 'all' ? null : new Date(start).toISOString();

export function createRankingService(
  dependencies: Pick<ServiceParts, 'stores' | 'clock' | 'avatarHosts'>,
) {
  const { stores, clock } = dependencies;
  const shown = ({ userId: _, name: __, avatar, avatarUrl, ...row }: ShownRow) => ({
    ...row,
    avatarUrl: pictureOf({ avatar, avatarUrl }, dependencies),
  });

  /** In windows of UTC, which are the same for all. */
  async function everyone(window: RankingWindow, sport?: Sport, userId?: string): Promise<Ranking> {
    const start = utcWindows(clock())[window];
    const wanted = { limit: rankingLength, ...(userId !== undefined && { userId }) };
    const { players, rows, place } = await stores.rankings.board({ window, sport, start }, wanted);
    const { around = [], position = 0 } = place ?? {};
    const own = around.find((row) => row.userId === userId);
    return {
      from: fromOf(window, start),
      players,
      rows: ranked(rows).map(shown),
      own: own ? { ...shown(own), position, around: around.map(shown) } : null,
    };
  }

  /** In the window of each one's own zone, as their own dashboards have it. */
  async function friends(window: RankingWindow, caller: Caller, sport?: Sport): Promise<Ranking> {
    const { start, rows } = await amongFriends(dependencies, caller, { window, sport });
    const all = ranked(rows);
    const { id } = caller.account;
    const at = all.findIndex(({ userId }) => userId === id);
    const own = all[at];
    const around = all.slice(Math.max(0, at - 2), at + 3).map(shown);
    return {
      from: fromOf(window, start),
      players: all.length,
      rows: all.slice(0, rankingLength).map(shown),
      own: own ? { ...shown(own), position: at + 1, around } : null,
    };
  }

  return {
    async read(
      { window = 'week', scope = 'everyone', sport }: QueryOf<typeof readRanking>,
      caller: Caller | undefined,
    ): Promise<Ranking> {
      if (scope === 'everyone') return everyone(window, sport, caller?.account.id);
      if (!caller) throw new AppError('unauthorized');
      return friends(window, caller, sport);
    },
  };
}
