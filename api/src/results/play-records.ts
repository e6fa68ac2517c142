import type { PlayerId } from '@craque/common/domain/ids.ts';
import { emptyRecord, withOutcome } from '@craque/common/domain/record/play-record.ts';
import type { Outcome, PlayRecord } from '@craque/common/domain/record/totals.ts';
import type { KeptRecord, ResultMark } from '../store/history-stores.ts';
import type { Stores } from '../store/store.ts';
import { writePendingResults } from './game-results.ts';

const maxBehind = 50;

type RecordStores = Pick<Stores, 'results' | 'records'>;

export type CurrentRecord = { record: PlayRecord; points: number[] };

const isBehind = ({ finishedAt, gameId }: Outcome, mark: ResultMark) =>
  finishedAt > mark.finishedAt || (finishedAt === mark.finishedAt && gameId > mark.gameId);

const nothingKept: KeptRecord = { mark: { finishedAt: 0, gameId: 0 }, record: emptyRecord };

/**
 * From the kept record, if there is one, and the results behind it, which must have been written.
 * `starts` (ms): points from then on are returned, too.
 */
export async function recordFrom(
  stores: RecordStores,
  player: PlayerId,
  {
    kept = nothingKept,
    starts = [],
  }: { kept?: KeptRecord | undefined; starts?: readonly number[] },
): Promise<CurrentRecord> {
  const tail = { from: kept.mark.finishedAt, starts };
  const { earlier, outcomes, points } = await stores.results.tailOf(player, tail);
  const behind = outcomes.filter((outcome) => isBehind(outcome, kept.mark));
  const covered = earlier + outcomes.length - behind.length;
  // A late result, or a removed one, makes the kept record invalid.
  if (covered !== kept.record.played) return recordFrom(stores, player, { starts });
  const record = behind.reduce(withOutcome, kept.record);
  const last = behind.at(-1);
  if (last && behind.length > maxBehind) {
    const { finishedAt, gameId } = last;
    await stores.records.save(player, { mark: { finishedAt, gameId }, record });
  }
  return { record, points };
}

export async function playRecordOf(
  stores: Stores,
  player: PlayerId,
  now: number,
): Promise<PlayRecord> {
  await writePendingResults(stores, player, now);
  const kept = await stores.records.find(player);
  return (await recordFrom(stores, player, { kept })).record;
}
