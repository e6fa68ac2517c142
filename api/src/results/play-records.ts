import type { PlayerId } from '@craque/common/domain/ids.ts';
import { emptyRecord, withOutcome } from '@craque/common/domain/record/play-record.ts';
import type { Outcome, PlayRecord } from '@craque/common/domain/record/totals.ts';
import type { KeptRecord, ResultMark } from '../store/history-stores.ts';
import type { Stores } from '../store/store.ts';
import { writePendingResults } from './game-results.ts';

/** Number of outcomes after the kept record before it is saved again. */
const maxBehind = 50;

type RecordStores = Pick<Stores, 'results' | 'records'>;

/** A player's record, and their outcomes from the requested time on or more. */
export type CurrentRecord = { record: PlayRecord; latest: readonly Outcome[] };

const isBehind = ({ finishedAt, gameId }: Outcome, mark: ResultMark) =>
  finishedAt > mark.finishedAt || (finishedAt === mark.finishedAt && gameId > mark.gameId);

/**
 * The outcomes behind the mark of the kept record and from `since` (ms) on, in one read; nothing if
 * the record does not cover exactly the results up to its mark: a late result makes it invalid.
 */
async function latestOf(
  { results }: RecordStores,
  player: PlayerId,
  { kept: { mark, record }, since }: { kept: KeptRecord; since: number },
): Promise<{ latest: Outcome[]; behind: Outcome[] } | undefined> {
  const { earlier, outcomes } = await results.tailOf(player, Math.min(mark.finishedAt, since));
  const behind = outcomes.filter((outcome) => isBehind(outcome, mark));
  const covered = earlier + outcomes.length - behind.length;
  return covered === record.played ? { latest: outcomes, behind } : undefined;
}

/**
 * A player's record: computed from results, most of them from the kept record, if there is one.
 * Pending results must have been written. `since` (ms): outcomes from then on are returned, too.
 */
export async function recordFrom(
  stores: RecordStores,
  player: PlayerId,
  { kept, since = Infinity }: { kept: KeptRecord | undefined; since?: number },
): Promise<CurrentRecord> {
  const known = kept && (await latestOf(stores, player, { kept, since }));
  const latest = known?.latest ?? (await stores.results.outcomesAfter(player));
  const behind = known?.behind ?? latest;
  const before = known && kept ? kept.record : emptyRecord;
  const record = behind.reduce(withOutcome, before);
  const last = behind.at(-1);
  if (last && behind.length > maxBehind) {
    const { finishedAt, gameId } = last;
    await stores.records.save(player, { mark: { finishedAt, gameId }, record });
  }
  return { record, latest };
}

/** A player's record up to `now` (ms). */
export async function playRecordOf(
  stores: Stores,
  player: PlayerId,
  now: number,
): Promise<PlayRecord> {
  await writePendingResults(stores, player, now);
  const kept = await stores.records.find(player);
  return (await recordFrom(stores, player, { kept })).record;
}
