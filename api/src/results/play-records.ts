import type { PlayerId } from '@craque/common/domain/ids.ts';
import { emptyRecord, withOutcome } from '@craque/common/domain/record/play-record.ts';
import type { PlayRecord } from '@craque/common/domain/record/totals.ts';
import { writePendingResults } from './game-results.ts';
import type { Stores } from '../store/store.ts';
import type { KeptRecord } from '../store/history-stores.ts';

/** Number of outcomes after the kept record before it is saved again. */
const maxBehind = 50;

/**
 * The kept record, if it still covers exactly the results up to its mark: a late result makes it
 * invalid.
 */
async function validRecord(
  { records, results }: Stores,
  player: PlayerId,
): Promise<KeptRecord | undefined> {
  const kept = await records.find(player);
  if (!kept) return undefined;
  const there = await results.countUpTo(player, kept.mark);
  return there === kept.record.played ? kept : undefined;
}

/** A player's record up to `now` (ms): computed from results, most of them from a kept record. */
export async function playRecordOf(
  stores: Stores,
  player: PlayerId,
  now: number,
): Promise<PlayRecord> {
  await writePendingResults(stores, player, now);
  const kept = await validRecord(stores, player);
  const behind = await stores.results.outcomesAfter(player, kept?.mark);
  const record = behind.reduce(withOutcome, kept?.record ?? emptyRecord);
  const last = behind.at(-1);
  if (last && behind.length > maxBehind) {
    const { finishedAt, gameId } = last;
    await stores.records.save(player, { mark: { finishedAt, gameId }, record });
  }
  return record;
}
