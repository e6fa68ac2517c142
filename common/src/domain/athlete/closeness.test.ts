import { describe, expect, test } from '@jest/globals';
import { fc } from '../../testing/random-cases.ts';
import { bandOf, type Comparable, closeness, wholeYearsBetween } from './closeness.ts';
import { leagues, sportOf } from '../sport.ts';

const brazilian = { nationality: ['BR'], continents: ['SA'] };
const argentine = { nationality: ['AR'], continents: ['SA'] };
const french = { nationality: ['FR'], continents: ['EU'] };

const hidden: Comparable = {
  sport: 'soccer',
  league: 'english-premier-league',
  team: 'Hidden United',
  position: 'midfielder',
  ...brazilian,
  dateOfBirth: '1995-03-02',
};

const stranger: Comparable = {
  sport: 'soccer',
  league: 'italian-serie-a',
  team: 'Elsewhere',
  position: 'forward',
  ...french,
  dateOfBirth: '1970-01-01',
};
const sameLeague = { league: hidden.league } as const;
const samePosition = { position: 'midfielder' } as const;
const bornSameYear = { dateOfBirth: '1995-10-10' };

const accuracyOf = (agreeing: Partial<Comparable>, target: Comparable = hidden) =>
  closeness(target, { ...stranger, sport: target.sport, ...agreeing }).accuracy;

describe('the parts of the accuracy', () => {
  test.each([
    ['the sport alone', {}, 5],
    ['the league', sameLeague, 15],
    ['the team in another league', { team: 'Hidden United' }, 35],
    ['the nationality', brazilian, 30],
    ['the continent only', argentine, 10],
    ['the position', samePosition, 20],
    ['the year of birth', bornSameYear, 20],
  ])('%s', (_, agreeing, accuracy) => {
    expect(accuracyOf(agreeing)).toBe(accuracy);
  });

  test('are capped at 95 even if everything matches', () => {
    expect(closeness(hidden, { ...hidden })).toEqual({
      accuracy: 95,
      match: {
        league: 'same',
        team: 'same',
        nationality: 'same',
        position: 'same',
        age: 'same',
      },
    });
  });

  test('count any common nationality, and a shared continent only once', () => {
    const both = { nationality: ['FR', 'BR'], continents: ['EU', 'SA'] };
    expect(accuracyOf(both)).toBe(30);
    expect(closeness(hidden, { ...stranger, ...both }).match.nationality).toBe('same');
    expect(accuracyOf({ nationality: ['FR', 'AR'], continents: ['EU', 'SA'] })).toBe(10);
  });

  test('are 0 between two sports, whatever else matches', () => {
    expect(closeness(hidden, { ...hidden, sport: 'basketball' }).accuracy).toBe(0);
  });
});

describe('the parts in tennis', () => {
  const player: Comparable = {
    ...hidden,
    sport: 'tennis',
    league: 'atp',
    team: 'Top 10',
    position: 'left-handed',
  };
  const inTour = { league: 'atp' } as const;

  test.each([
    ['league alone', inTour, 15, 'far'],
    ['the hand', { position: 'left-handed' }, 10, 'far'],
    ['league and hand', { ...inTour, position: 'left-handed' }, 20, 'far'],
    ['the nationality', brazilian, 40, 'close'],
    ['the continent only', argentine, 10, 'far'],
    ['league and nationality', { ...inTour, ...brazilian }, 50, 'close'],
    ['league and best ranking', { ...inTour, team: 'Top 10' }, 45, 'close'],
    ['ranking and nationality', { ...inTour, team: 'Top 10', ...brazilian }, 80, 'very-close'],
    ['the year of birth', { ...inTour, ...bornSameYear }, 30, 'close'],
  ] as const)('%s', (_, agreeing, accuracy, band) => {
    expect(accuracyOf(agreeing, player)).toBe(accuracy);
    expect(bandOf(accuracy)).toBe(band);
  });
});

describe('the parts in FIBA World Cup, where team and country are one', () => {
  const center: Comparable = {
    ...hidden,
    sport: 'basketball',
    league: 'fiba-world-cup',
    team: 'Brazil',
    position: 'center',
  };
  const inCup = { league: 'fiba-world-cup' } as const;

  test.each([
    ['the country counts once', { ...inCup, team: 'Brazil', ...brazilian }, 50],
    ['a country abroad counts as well', { league: 'nba', team: 'Lakers', ...brazilian }, 40],
    ['the team alone is worth nothing', { ...inCup, team: 'Brazil' }, 15],
    ['a shared continent stays small', { ...inCup, ...argentine }, 20],
    ['the position is as elsewhere', { ...inCup, position: 'center' }, 30],
    ['the year of birth', { ...inCup, ...bornSameYear }, 50],
    ['ten years', { ...inCup, dateOfBirth: '1985-03-02' }, 30],
  ] as const)('%s', (_, agreeing, accuracy) => {
    expect(accuracyOf(agreeing, center)).toBe(accuracy);
  });

  test("depend on the game's league, so that another league keeps team and country apart", () => {
    const inNba: Comparable = { ...center, league: 'nba', team: 'Lakers' };
    expect(accuracyOf({ ...inCup, team: 'Brazil', ...brazilian }, inNba)).toBe(30);
  });
});

describe('the parts in Grand Slam, with women and men', () => {
  const player: Comparable = {
    ...{ ...hidden, sport: 'tennis', league: 'grand-slam', team: 'No. 1' },
    ...{ position: 'right-handed', gender: 'female' },
  };
  const inSlams = { league: 'grand-slam' } as const;

  test.each([
    ['the sex', { ...inSlams, gender: 'female' }, 45],
    ['the other sex', { ...inSlams, gender: 'male' }, 15],
    ['the best ranking', { ...inSlams, team: 'No. 1' }, 35],
    ['the nationality', { ...inSlams, ...brazilian }, 30],
    ['ten years', { ...inSlams, dateOfBirth: '1985-03-02' }, 20],
  ] as const)('%s', (_, agreeing, accuracy) => {
    expect(accuracyOf(agreeing, player)).toBe(accuracy);
  });
});

describe('the bands', () => {
  test.each([
    [0, 'far'],
    [29, 'far'],
    [30, 'close'],
    [59, 'close'],
    [60, 'very-close'],
    [100, 'very-close'],
  ] as const)('%d is %s', (accuracy, band) => {
    expect(bandOf(accuracy)).toBe(band);
  });
});

describe('the age', () => {
  test.each([
    ['2000-06-15', '2000-06-15', 0],
    ['2000-06-15', '2001-06-14', 0],
    ['2000-06-15', '2001-06-15', 1],
    ['2000-02-29', '2001-02-28', 0],
    ['2000-02-29', '2001-03-01', 1],
    ['2000-02-29', '2004-02-29', 4],
    ['1999-02-28', '2000-02-29', 1],
    ['1999-03-01', '2000-02-29', 0],
    ['1911-06-24', '1985-01-07', 73],
    ['1975', '1980-03-02', 5],
    ['1975', '1970-12-31', 5],
    ['1975', '1975-12-31', 0],
    ['1975', '1985', 10],
  ])('%s and %s are %d whole years apart, in either order', (a, b, years) => {
    expect(wholeYearsBetween(a, b)).toBe(years);
    expect(wholeYearsBetween(b, a)).toBe(years);
  });

  test.each([
    ['1995-03-02', 15, 'same'],
    ['1994-03-03', 15, 'same'],
    ['1994-03-02', 12, 'older'],
    ['1996-03-01', 15, 'same'],
    ['1996-03-02', 12, 'younger'],
    ['1992-03-02', 6, 'older'],
    ['1991-03-02', 3, 'older'],
    ['1990-03-02', 0, 'older'],
    ['2005-01-01', 0, 'younger'],
  ] as const)(
    'born %s against 1995-03-02 gives %d points and is %s',
    (dateOfBirth, points, side) => {
      const { accuracy, match } = closeness(hidden, { ...stranger, dateOfBirth });
      expect(accuracy).toBe(5 + points);
      expect(match.age).toBe(side);
    },
  );
});

describe('any two athletes', () => {
  const someone: fc.Arbitrary<Comparable> = fc
    .record({
      league: fc.constantFrom(...leagues),
      team: fc.constantFrom('A', 'B'),
      position: fc.constantFrom('forward' as const, 'left-handed' as const),
      nationality: fc.subarray(['BR', 'FR', 'GB-ENG']),
      continents: fc.subarray(['SA', 'EU']),
      dateOfBirth: fc.constantFrom('1990-02-28', '1992-02-29', '1995-12-31', '2001-03-01'),
    })
    .map((each) => ({ ...each, sport: sportOf(each.league) }));

  test('have an integer accuracy from 0 to 95, and 0 exactly between two sports', () => {
    fc.assert(
      fc.property(someone, someone, (target, guessed) => {
        const { accuracy } = closeness(target, guessed);
        expect(Number.isInteger(accuracy)).toBe(true);
        expect(accuracy).toBeLessThanOrEqual(95);
        if (target.sport === guessed.sport) expect(accuracy).toBeGreaterThanOrEqual(5);
        else expect(accuracy).toBe(0);
      }),
    );
  });

  test('match in the same parts in either direction, with the age mirrored', () => {
    const mirrored = { same: 'same', older: 'younger', younger: 'older' } as const;
    fc.assert(
      fc.property(someone, someone, (a, b) => {
        const there = closeness(a, b).match;
        const back = closeness(b, a).match;
        expect(back).toEqual({ ...there, age: mirrored[there.age] });
      }),
    );
  });
});
