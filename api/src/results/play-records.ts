import type { PlayerId } from '@craque/common/domain/ids.ts';
import {
  emptyRecord,
  type PlayRecord,
  withOutcome,
} from '@craque/common/domain/record/play-record.ts';
import { writePendingResults } from './game-results.ts';
import type { Stores } from '../store/store.ts';
import type { KeptRecord } from '../store/history-stores.ts';

/** Outcomes that may lie behind the kept record before it is kept anew. */
const mostBehind = 50;

/** The kept sum, if it still is the sum of what lies up to its mark: a result that came late makes it void. */
async function validRecord(
  { records, results }: Stores,
  player: PlayerId,
): Promise<KeptRecord | undefined> {
  const kept = await records.find(player);
  if (!kept) return undefined;
  const there = await results.countUpTo(player, kept.mark);
  return there === kept.record.played ? kept : undefined;
}

/** What the player has done up to `now` (ms): read from results, most of them from a kept sum. */
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
  if (last && behind.length > mostBehind) {
    const { finishedAt, gameId } = last;
    await stores.records.save(player, { mark: { finishedAt, gameId }, record });
  }
  return record;
}
