import type { DailyBoard, DailyBoardRow } from '@craque/common/contracts/daily.ts';
import type { BoardPerson, BoardReader, DailySlot } from '../store/history-stores.ts';
import type { Stores } from '../store/store.ts';
import { type Pictures, pictureOf } from '../users/public-user.ts';

/** With fewer players a distribution would reveal single results. */
const fewestPlayers = 20;

/** A guest gets only the distribution. */
export async function boardOf(
  { stores, ...pictures }: Pictures & { stores: Stores },
  daily: DailySlot,
  reader: BoardReader,
): Promise<Omit<DailyBoard, 'closed'>> {
  const { players, distribution, rows, own } = await stores.boards.read(daily, reader);
  const shown = ({ player: _, avatar, avatarUrl, ...row }: BoardPerson): DailyBoardRow => ({
    ...row,
    avatarUrl: pictureOf({ avatar, avatarUrl }, pictures),
  });
  return {
    players,
    distribution: players < fewestPlayers ? null : [...distribution],
    rows: rows.map(shown),
    own: own ? shown(own) : null,
  };
}
