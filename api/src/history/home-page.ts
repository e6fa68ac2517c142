import type { Home } from '@craque/common/contracts/history.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { statsOf } from '@craque/common/domain/record/play-record.ts';
import type { PlayRecord } from '@craque/common/domain/record/totals.ts';
import type { AlbumService } from '../album/album-service.ts';
import { gamesThatWait } from '../games/waiting-games.ts';
import type { Account } from '../store/account-stores.ts';
import type { Stores } from '../store/store.ts';

export type HomeDependencies = {
  stores: Stores;
  album: Pick<AlbumService, 'atHome'>;
  /** Milliseconds since the epoch. */
  clock: () => number;
};

/** What a user's games have come to. `record`: theirs up to now, from which the streak is, too. */
export async function homeOf(
  { stores, album, clock }: HomeDependencies,
  account: Account,
  record: PlayRecord,
): Promise<Home> {
  const [collected, games] = await Promise.all([
    album.atHome(account),
    gamesThatWait(stores, userPlayer(account.id), clock()),
  ]);
  return { stats: statsOf(record), ...collected, unfinished: { streak: record.streak, games } };
}
