import { expect } from '@jest/globals';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import { emptyRecord, withOutcome } from '@craque/common/domain/record/play-record.ts';
import { anOutcome } from '@craque/common/testing/account-builders.ts';
import { aPlayer } from '@craque/common/testing/game-builders.ts';
import { atOnce, parallel } from '../testing/store-builders.ts';
import type { StoreCases } from './store-case.ts';

const another = 'user:another' as PlayerId;

const keptUpTo = (finishedAt: number) => ({
  mark: { finishedAt, gameId: 2 ** 50 },
  record: withOutcome(emptyRecord, anOutcome({ finishedAt })),
});

export const recordCases: StoreCases = {
  async 'returns a record as it was saved, even an empty one'({ records }) {
    const empty = { mark: { finishedAt: 0, gameId: 1 }, record: emptyRecord };
    await records.save(aPlayer, keptUpTo(10));
    await records.save(another, empty);
    expect(await records.find(aPlayer)).toEqual(keptUpTo(10));
    expect(await records.find(another)).toEqual(empty);
  },
  async 'replaces the previous record'({ records }) {
    await records.save(aPlayer, keptUpTo(10));
    await records.save(aPlayer, { ...keptUpTo(20), record: emptyRecord });
    expect(await records.find(aPlayer)).toEqual({ ...keptUpTo(20), record: emptyRecord });
  },
  async 'removes the record of one player, repeatably'({ records }) {
    await records.save(aPlayer, keptUpTo(10));
    await records.save(another, keptUpTo(20));
    await records.remove(aPlayer);
    await records.remove(aPlayer);
    expect(await records.find(aPlayer)).toBeUndefined();
    expect(await records.find(another)).toEqual(keptUpTo(20));
  },
  async 'keeps one of 50 records that are saved at once, and all of it'({ records }) {
    await atOnce(parallel, (index) => records.save(aPlayer, keptUpTo(index)));
    const kept = await records.find(aPlayer);
    expect(kept).toEqual(keptUpTo(kept?.mark.finishedAt ?? -1));
  },
};
