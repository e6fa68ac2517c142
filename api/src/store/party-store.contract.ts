import { expect } from '@jest/globals';
import { gonePlayer } from '@craque/common/domain/party/party.ts';
import { deadAfter, keptFor } from '@craque/common/domain/party/party-clock.ts';
import { takeSeat } from '@craque/common/domain/party/party-seats.ts';
import { hostStep } from '@craque/common/domain/party/party-steps.ts';
import {
  aParty,
  aPartyFind,
  aPartySecret,
  partyHost,
  phone,
} from '@craque/common/testing/party-builders.ts';
import type { StoreCases } from './store-case.ts';

const context = { seats: new Map(), now: 50, draw: aPartySecret };

export const partyStoreCases: StoreCases = {
  async 'keeps a room, of which its creator has one open'({ parties }) {
    const party = aParty();
    expect(await parties.insert(party)).toBeUndefined();
    expect(await parties.find('CRAQUE')).toEqual(party);
    expect(await parties.insert(aParty({ host: phone('b'), creator: phone('b') }))).toBe('key');
    expect(await parties.insert(aParty({ code: 'OTHERS' }))).toBe('openOf');
    const over = { ...party, phase: 'over' as const, endedAt: 5 };
    expect(await parties.save(over)).toBe(true);
    expect(await parties.find('CRAQUE')).toEqual({ ...over, revision: 1 });
    expect(await parties.insert(aParty({ code: 'OTHERS' }))).toBeUndefined();
    expect(await parties.save({ ...party, revision: 1 })).toBe(false);
    expect(await parties.find('NOBODY')).toBeUndefined();
  },
  async 'saves a room once for each revision, however many try at once'({ parties }) {
    const party = aParty();
    await parties.insert(party);
    const saves = Array.from({ length: 8 }, (_, index) =>
      parties.save({ ...party, version: 10 + index }),
    );
    expect((await Promise.all(saves)).filter(Boolean)).toHaveLength(1);
    expect((await parties.find('CRAQUE'))?.revision).toBe(1);
  },
  async 'notes who is there without a save'({ parties }) {
    await parties.insert(aParty());
    await parties.addSeat('CRAQUE', 1, 3);
    await parties.addSeat('CRAQUE', 1, 99);
    await parties.addSeat('CRAQUE', 2, 4);
    const seat = await parties.seat('CRAQUE', 1);
    if (!seat) throw new Error('no seat');
    await Promise.all([parties.noteHost('CRAQUE', 70), parties.noteSeat('CRAQUE', 1, 80)]);
    const round = { number: 1, guesses: [], points: 7 };
    expect(await parties.saveSeat({ ...seat, seenAt: 80, rounds: [round] })).toBe(true);
    expect(await parties.saveSeat({ ...seat, rounds: [] })).toBe(false);
    expect((await parties.find('CRAQUE'))?.hostSeenAt).toBe(70);
    expect(await parties.seatsOf('CRAQUE')).toEqual([
      { code: 'CRAQUE', seat: 1, revision: 1, seenAt: 80, rounds: [round] },
      { code: 'CRAQUE', seat: 2, revision: 0, seenAt: 4, rounds: [] },
    ]);
    expect(await parties.seatsOf('OTHERS')).toEqual([]);
  },
  async 'keeps whom an account has solved, once for each league'({ parties }) {
    const other = aPartyFind({ league: 'wnba', finishedAt: 5 });
    await parties.addFind(partyHost, aPartyFind());
    await parties.addFind(partyHost, aPartyFind({ guesses: 1, finishedAt: 99 }));
    await parties.addFind(partyHost, other);
    await parties.addFind(phone('1'), aPartyFind());
    expect(await parties.findsOf(partyHost)).toEqual([other, aPartyFind()]);
    await parties.removeFinds(partyHost);
    expect(await parties.findsOf(partyHost)).toEqual([]);
    expect(await parties.findsOf(phone('1'))).toEqual([aPartyFind()]);
  },
  async 'finds rooms by their people and by what is due, and removes them seven days after the end'({
    parties,
  }) {
    const seated = [1, 2].reduce((party, id) => {
      const taken = takeSeat(party, phone(`${id}`), { spare: `Phone ${id}`, now: 20 });
      return taken.ok ? taken.value : party;
    }, aParty());
    const started = hostStep(seated, 'start', context);
    if (!started.ok) throw new Error(started.error);
    await parties.insert(started.value);
    await parties.addSeat('CRAQUE', 1, 3);
    const waiting = aParty({ code: 'OTHERS', creator: gonePlayer, host: phone('x') });
    await parties.insert(waiting);
    expect((await parties.listOf(phone('2'))).map(({ code }) => code)).toEqual(['CRAQUE']);
    expect((await parties.listOf(partyHost)).map(({ code }) => code)).toEqual(['CRAQUE']);
    expect(await parties.due(3049, 9)).toEqual([]);
    expect(await parties.due(3050, 9)).toEqual(['CRAQUE']);
    expect(await parties.due(deadAfter, 9)).toEqual(['CRAQUE', 'OTHERS']);
    expect(await parties.due(deadAfter, 1)).toEqual(['CRAQUE']);
    const hour = 60 * 60 * 1000;
    const counts = [50, hour, hour + 1].map((now) => parties.underWay(now));
    // One plays by its clock, which nobody has moved; the other was made at 0.
    expect(await Promise.all(counts)).toEqual([2, 2, 1]);
    expect(await parties.removeEnded(deadAfter + keptFor)).toBe(1);
    expect(await parties.removeEnded(50 + deadAfter + keptFor)).toBe(1);
    expect(await parties.seatsOf('CRAQUE')).toEqual([]);
    expect(await parties.find('CRAQUE')).toBeUndefined();
  },
};
