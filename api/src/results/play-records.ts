import type { PlayerId } from '@craque/common/domain/ids.ts';
import { emptyRecord, withOutcome } from '@craque/common/domain/record/play-record.ts';
import type { Outcome, PlayRecord } from '@craque/common/domain/record/totals.ts';
import type { KeptRecord, ResultMark } from '../store/history-stores.ts';
import type { Stores } from '../store/store.ts';
import { writePendingResults } from './game-results.ts';

/** Number of outcomes after the kept record before it is saved again. */
const maxBehind = 50;

type RecordStores = Pick<Stores, 'results' | 'records'>;

/** A player's record, and their points from each of the requested times on. */
export type CurrentRecord = { record: PlayRecord; points: number[] };

const isBehind = ({ finishedAt, gameId }: Outcome, mark: ResultMark) =>
  finishedAt > mark.finishedAt || (finishedAt === mark.finishedAt && gameId > mark.gameId);

type Behind = { before: PlayRecord; behind: Outcome[]; points: number[] };

/** Undefined if a late result, or a removed one, makes the kept record invalid. */
async function behindOf(
  { results }: RecordStores,
  player: PlayerId,
  { kept: { mark, record }, starts }: { kept: KeptRecord; starts: readonly number[] },
): Promise<Behind | undefined> {
  const tail = { from: mark.finishedAt, starts };
  const { earlier, outcomes, points } = await results.tailOf(player, tail);
  const behind = outcomes.filter((outcome) => isBehind(outcome, mark));
  const covered = earlier + outcomes.length - behind.length;
  return covered === record.played ? { before: record, behind, points } : undefined;
}

async function fromAll(
  { results }: RecordStores,
  player: PlayerId,
  starts: readonly number[],
): Promise<Behind> {
  const behind = await results.outcomesAfter(player);
  const pointsSince = (start: number) =>
    behind.reduce((sum, { finishedAt, score }) => (finishedAt >= start ? sum + score : sum), 0);
  return { before: emptyRecord, behind, points: starts.map(pointsSince) };
}

/**
 * From the kept record, if there is one, and the results behind it, which must have been written.
 * `starts` (ms): points from then on are returned, too.
 */
export async function recordFrom(
  stores: RecordStores,
  player: PlayerId,
  { kept, starts = [] }: { kept: KeptRecord | undefined; starts?: readonly number[] },
): Promise<CurrentRecord> {
  const known = kept && (await behindOf(stores, player, { kept, starts }));
  const { before, behind, points } = known ?? (await fromAll(stores, player, starts));
  const record = behind.reduce(withOutcome, before);
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
