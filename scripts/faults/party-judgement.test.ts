import { describe, expect, test } from '@jest/globals';
import type { PartyGuess, PartyRound, PartySeat } from '@craque/common/domain/party/party.ts';
import { pointsOf } from '@craque/common/domain/party/party-points.ts';
import {
  aParty,
  aPartyFind,
  aPartySeat,
  aPartySecret,
} from '@craque/common/testing/party-builders.ts';
import { delaysOf, errorsOfParty, type PlayedParty } from './party-judgement.ts';

const secret = aPartySecret();
const iso = (at: number) => new Date(at).toISOString();

/** Solved by the one seat after five seconds. */
const roundAt = (number: number, startsAt = number * 20_300): PartyRound => ({
  ...{ ...secret, number, startsAt, endsAt: startsAt + 30_000, clues: 0 },
  ...{ endedAt: startsAt + 5_040, shownAt: startsAt + 5_290 },
});
const rounds = [1, 2, 3, 4, 5].map((number) => roundAt(number));
const solved = (round: PartyRound): PartySeat['rounds'][number] => {
  const at = round.startsAt + 5_000;
  const guess: PartyGuess = { text: 'Right', accuracy: 100, outcome: { kind: 'right' }, at };
  return { number: round.number, guesses: [guess], solvedAt: at, points: pointsOf(round, [guess]) };
};

const played = (): PlayedParty => ({
  party: aParty({ phase: 'podium', rounds }),
  seats: [aPartySeat({ rounds: rounds.map(solved) })],
  finds: new Map([[1, [aPartyFind({ athleteId: secret.athlete.athleteId })]]]),
  sent: [{ seat: 1, number: 1, text: 'Right', isAcknowledged: true }],
  shown: rounds.flatMap(({ number, startsAt, shownAt = 0 }) => [
    { phase: 'round' as const, number, startsAt: iso(startsAt), version: 3 * number },
    { phase: 'reveal' as const, number, startsAt: iso(shownAt), version: 3 * number + 1 },
  ]),
});

describe('a party', () => {
  test('is right, and late by what its times say', () => {
    expect(errorsOfParty(played())).toEqual([]);
    const { begun, ended } = delaysOf(played());
    expect(begun).toEqual([10, 10, 10, 10]);
    expect(ended).toEqual([40, 40, 40, 40, 40]);
    // Nobody can go on while there is no api.
    const { startsAt } = roundAt(2);
    const gap = { from: startsAt + 4_000, to: startsAt + 5_030 };
    expect(delaysOf(played(), [gap]).ended).toEqual([40, 10, 40, 40, 40]);
  });

  test.each<[string, (whole: PlayedParty) => PlayedParty, string]>([
    [
      'without a round',
      (whole) => ({ ...whole, party: { ...whole.party, rounds: rounds.slice(1) } }),
      'it is in podium after the rounds 2,3,4,5',
    ],
    [
      'with a round that began twice',
      ({ shown, ...whole }) => ({
        ...whole,
        shown: [...shown, { phase: 'round', number: 5, startsAt: iso(7), version: 15 }],
      }),
      'round 5 had another time in its round',
    ],
    [
      'that went back',
      ({ shown, ...whole }) => ({
        ...whole,
        shown: [...shown, { phase: 'round', number: 1, startsAt: iso(20_300), version: 99 }],
      }),
      'round of round 1 after reveal',
    ],
    [
      'without an acknowledged guess',
      ({ sent, ...whole }) => ({
        ...whole,
        sent: [...sent, { seat: 1, number: 2, text: 'Lost', isAcknowledged: true }],
      }),
      'the acknowledged guess Lost is lost',
    ],
    ['without a sticker', (whole) => ({ ...whole, finds: new Map() }), 'no sticker of round 1'],
  ])('%s is wrong', (_, change, error) => {
    expect(errorsOfParty(change(played()))[0]).toBe(`party CRAQUE: ${error}`);
  });
});
