import { describe, expect, test } from '@jest/globals';
import type { PartyGuess, PartyRound } from '@craque/common/domain/party/party.ts';
import { pointsOf } from '@craque/common/domain/party/party-points.ts';
import { guestPlayer } from '@craque/common/domain/ids.ts';
import { aParty, aPartySeat, aPartySecret } from '@craque/common/testing/party-builders.ts';
import { momentOf, type Shown } from './reports.ts';
import { backsOf, delaysOfMoments, errorsOfRoom, type PlayedRoom } from './room-judgement.ts';

const round: PartyRound = {
  ...{ ...aPartySecret(), number: 1, startsAt: 3_000, endsAt: 33_000, clues: 0 },
  ...{ endedAt: 9_000, shownAt: 9_250 },
};
const guess: PartyGuess = { text: 'Right', accuracy: 100, outcome: { kind: 'right' }, at: 9_000 };
const points = pointsOf(round, [guess]);
const [lobby, playing] = [momentOf('lobby', null), momentOf('round', { number: 1, clues: 0 })];
const own = { seat: 1, name: 'Ana' };
const podium: Pick<Shown, 'moment' | 'isPodium' | 'table' | 'own'> = {
  ...{ moment: momentOf('podium', round), isPodium: true, own },
  table: { number: 1, points: [[1, points]] },
};

const shown: readonly Shown[] = [
  { device: 1, at: 1_000, isLive: true, moment: lobby, isPodium: false },
  { device: 1, at: 3_040, isLive: true, moment: playing, isPodium: false },
  { device: 1, at: 5_010, isLive: false, moment: playing, isPodium: false },
  { device: 1, at: 5_700, isLive: true, moment: playing, isPodium: false },
  { device: 1, at: 9_300, isLive: true, ...podium },
];

/** One phone whose node dies after five seconds. */
const played = (): PlayedRoom => ({
  party: aParty({
    ...{ phase: 'podium', rounds: [round] },
    roster: [{ seat: 1, player: guestPlayer('a'), name: 'Ana', joinedAt: 0, from: 1, base: 0 }],
  }),
  seats: [aPartySeat({ rounds: [{ number: 1, guesses: [guess], solvedAt: guess.at, points }] })],
  moments: [
    { at: 0, moment: lobby },
    { at: 3_000, moment: playing },
    { at: 9_250, moment: podium.moment },
  ],
  seated: [{ device: 1, seat: 1, name: 'Ana' }],
  sent: [{ seat: 1, number: 1, text: 'Right', isAcknowledged: true }],
  shown,
  asleep: [],
  returns: [{ what: 'a node was killed', devices: [1], at: 5_000 }],
});

const withShown = (change: (each: Shown) => Partial<Shown>): PlayedRoom => ({
  ...played(),
  shown: shown.map((each) => ({ ...each, ...change(each) })),
});

describe('a room', () => {
  test('is right, back and late by what its devices show', () => {
    expect(errorsOfRoom(played())).toEqual([]);
    expect(backsOf(played())).toEqual(new Map([['a node was killed', [700]]]));
    expect(delaysOfMoments(played(), 3_000)).toEqual([40, 50]);
  });

  test('on its return a phone is back once it shows what it has slept through', () => {
    const returns = [{ what: 'sleep', devices: [1], at: 9_260 }];
    const asleep = [{ devices: [1], from: 4_000, to: 9_260 }];
    expect(backsOf({ ...played(), returns }).get('sleep')).toEqual([40]);
    expect(delaysOfMoments({ ...played(), asleep }, 3_000)).toEqual([40]);
  });

  test('whoever is out of reach again later was back before', () => {
    const asleep = [{ devices: [1], from: 5_800, to: 9_000 }];
    const gone = { ...shown[2], at: 5_900 } as Shown;
    const all = shown.toSpliced(4, 0, gone);
    expect(backsOf({ ...played(), shown: all, asleep }).get('a node was killed')).toEqual([700]);
  });

  test.each<[string, (whole: PlayedRoom) => PlayedRoom, string]>([
    [
      'that gave somebody another seat',
      () => withShown(() => ({ own: { ...own, seat: 2 } })),
      'the seat 1 of Ana is lost',
    ],
    [
      'that gave somebody another name',
      () => withShown(() => ({ own: { ...own, name: 'Rui' } })),
      'the seat 1 of Ana is lost',
    ],
    [
      'that stores no such seat',
      (whole) => ({ ...whole, party: { ...whole.party, roster: [] } }),
      'the seat 1 of Ana is lost',
    ],
    ['with a seat of nobody', (whole) => ({ ...whole, seated: [] }), '1 seats too many'],
    [
      'without an acknowledged guess',
      ({ sent, ...whole }) => ({
        ...whole,
        sent: [...sent, { seat: 1, number: 1, text: 'Lost', isAcknowledged: true }],
      }),
      'the acknowledged guess Lost is lost',
    ],
    [
      'that shows other points',
      () =>
        withShown(({ isPodium }) => (isPodium ? { table: { number: 1, points: [[1, 7]] } } : {})),
      `device 1 shows 7 points of seat 1 after round 1, which are ${points}`,
    ],
    [
      'that shows points which nobody has guessed',
      (whole) => ({ ...whole, seats: [], sent: [] }),
      `device 1 shows ${points} points of seat 1 after round 1, which are 0`,
    ],
    [
      'without a podium',
      () => withShown(() => ({ isPodium: false, own })),
      'device 1 does not show the podium and its points',
    ],
    [
      'with a phone that did not come back',
      () => withShown(({ at }) => (at > 5_000 ? { isLive: false } : {})),
      '1 devices were not back after: a node was killed',
    ],
  ])('%s is wrong', (_, change, error) => {
    expect(errorsOfRoom(change(played()))[0]).toBe(error);
  });
});
