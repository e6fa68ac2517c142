import { describe, expect, test } from '@jest/globals';
import { aGame, aPlayer, aSnapshot } from '../../testing/game-builders.ts';
import {
  afterGuesses,
  afterHints,
  afterMisses,
  anAthleteOutcome,
  aRightStep,
} from '../../testing/game-steps.ts';
import type { Look } from '../athlete/look.ts';
import { challengeWith } from '../challenge/challenge.ts';
import { abandon } from '../game/ending.ts';
import type { Game } from '../game/game.ts';
import { initialsOf, type SeenGame, viewFor } from './game-view.ts';
import { guestPlayer, type PlayerId } from '../ids.ts';
import { levels } from '../level.ts';
import { difficulties } from '../sport.ts';

function seen(game: Game, id: PlayerId = aPlayer): SeenGame {
  const view = viewFor(game, id, 0);
  if (!view) throw new Error(`${id} does not play`);
  return view;
}

/** The fields of the athlete that the player sees, besides the two that are always present. */
const shownAtOnce = ['dateOfBirth', 'gender', 'figure'];
const cluesIn = (game: Game) =>
  Object.keys(seen(game).athlete).filter((field) => !shownAtOnce.includes(field));

describe('the view of a new game', () => {
  test('is undefined for somebody who does not play', () => {
    expect(viewFor(aGame(), guestPlayer('stranger'), 0)).toBeUndefined();
  });

  test('contains the numbers of the game and the date of birth', () => {
    expect(seen(aGame({ createdAt: 7_000 }))).toEqual({
      id: 4711,
      sport: 'soccer',
      league: 'english-premier-league',
      difficulty: 'medium',
      version: 0,
      artVariant: 1,
      totalGuesses: 5,
      usedGuesses: 0,
      remainingGuesses: 5,
      potentialScore: 100,
      potentialSpeedBonus: 50,
      startedAt: 7_000,
      touched: false,
      athlete: {
        ...{ dateOfBirth: '1995-03-02', gender: 'female' },
        figure: { gender: 'female', position: 'midfielder', builds: expect.any(Array) },
      },
      guesses: [],
      hints: [],
      remainingHints: 3,
      nextHintPenalty: 10,
      totalPenalty: 0,
    });
  });
});

describe('the time until which a game waits', () => {
  const limit = 24 * 60 * 60 * 1000;

  test('is 24 hours after the last guess or hint, and there is none before the first', () => {
    expect(seen(aGame({ createdAt: 7 }))).not.toHaveProperty('waitsUntil');
    const hinted = afterHints(aGame({ createdAt: 7 }), 1, 1_000);
    expect(seen(hinted).waitsUntil).toBe(1_000 + limit);
    expect(seen(afterGuesses(hinted, [{ now: 5_000 }])).waitsUntil).toBe(5_000 + limit);
  });

  test('is over with the game, and in a challenge it ends with the challenge', () => {
    expect(seen(afterGuesses(aGame(), [{}, aRightStep()]))).not.toHaveProperty('waitsUntil');
    const late = afterHints(aGame({ createdAt: 0, challenge: challengeWith([]) }), 1, 1.5 * limit);
    expect(seen(late).waitsUntil).toBe(2 * limit);
  });
});

describe('the clues', () => {
  const due = [
    [],
    ['nationality'],
    ['nationality', 'team'],
    ['nationality', 'team', 'position', 'number'],
  ];

  test.each(
    difficulties.flatMap((difficulty) =>
      Array.from({ length: levels[difficulty].guesses }, (_, used) => [difficulty, used] as const),
    ),
  )('on %s after %d used guesses are those that are due', (difficulty, used) => {
    const game = afterMisses(aGame({ difficulty }), used);
    expect(cluesIn(game)).toEqual(due[Math.min(used, 3)]);
  });

  test.each([
    [0, ['nationality']],
    [1, ['nationality', 'team']],
    [2, ['nationality', 'team', 'position', 'number']],
    [3, ['nationality', 'team', 'position', 'number']],
  ])('after %d used guesses and two hints hold one more', (used, clues) => {
    const game = afterHints(afterMisses(aGame(), used), 2);
    expect(cluesIn(game)).toEqual(clues);
  });

  test('leave out an unknown number', () => {
    const { number, ...athlete } = aSnapshot();
    expect(number).toBe(8);
    expect(cluesIn(afterMisses(aGame({ athlete }), 3))).toEqual(due[2]?.concat('position'));
    expect(cluesIn(afterMisses(aGame({ athlete }), 5))).not.toContain('number');
  });

  test.each([
    ['a win', afterGuesses(aGame(), [aRightStep()])],
    ['a loss', afterMisses(aGame(), 5)],
    ['leaving', leave(afterMisses(aGame(), 1))],
  ])('are all there, with the name, after %s', (_, game) => {
    expect(seen(game).athlete).toEqual({
      dateOfBirth: '1995-03-02',
      gender: 'female',
      nationality: ['BR'],
      team: 'Hidden United',
      position: 'midfielder',
      number: 8,
      name: 'Ada Secretova',
      asOf: '2026-06',
      active: true,
      figure: { gender: 'female', position: 'midfielder', builds: expect.any(Array) },
    });
    expect(seen(game).potentialScore).toBe(0);
  });

  function leave(game: Game): Game {
    const left = abandon(game, aPlayer, 0);
    return left.ok ? left.value : game;
  }
});

describe('a look', () => {
  const look: Look = {
    ...{ hair: 'bun', tone: 'fair', beard: 'full', worn: ['headband', 'wristbands'] },
    ...{ gesture: 'landing', side: 'left' },
  };
  const known = aGame({ athlete: aSnapshot({ look }) });
  const shownAfter = (misses: number) => seen(afterMisses(known, misses)).athlete.look;

  test('comes step by step with the guesses: outline, tone and beard, what is worn', () => {
    const { tone, beard, worn, ...outline } = look;
    expect([0, 1, 2, 3].map(shownAfter)).toEqual([
      { ...outline, worn: ['headband'] },
      { ...outline, worn: ['headband'], tone, beard },
      look,
      look,
    ]);
    expect(worn).toHaveLength(2);
  });

  test('is whole after the end, and does not come with hints', () => {
    expect(shownAfter(5)).toEqual(look);
    expect(seen(afterHints(known, 2)).athlete.look).toEqual(shownAfter(0));
  });

  test('with something on arms or legs is of a whole figure, from the outline on', () => {
    expect(seen(known).athlete.figure).toHaveProperty('isWhole', true);
    const plain = aGame({ athlete: aSnapshot({ look: { worn: ['glasses'] } }) });
    expect(seen(plain).athlete.figure).not.toHaveProperty('isWhole');
  });

  test('is of a build by height, which is not told itself', () => {
    const tall = aGame({ athlete: aSnapshot({ facts: [{ kind: 'heightCm', value: 207 }] }) });
    expect(seen(tall).athlete.figure?.builds).toEqual(['rangy']);
    expect(JSON.stringify(seen(tall))).not.toContain('207');
    expect(seen(aGame({ athlete: aSnapshot({ facts: [] }) })).athlete.figure?.builds).toHaveLength(
      3,
    );
  });
});

describe('a mixed league', () => {
  const mixed = () => aGame({ sport: 'tennis', league: 'grand-slam' });

  test('hides the gender of the athlete in words until the end, not in the outline', () => {
    expect(seen(mixed()).athlete.figure).toHaveProperty('gender', 'female');
    expect(seen(afterMisses(mixed(), 3)).athlete).not.toHaveProperty('gender');
    expect(seen(afterMisses(mixed(), 5)).athlete).toHaveProperty('gender', 'female');
  });
});

describe('the guesses', () => {
  const guessed = (difficulty: Game['difficulty']) =>
    seen(
      afterGuesses(aGame({ difficulty }), [
        { text: 'bea', accuracy: 40, outcome: anAthleteOutcome({ team: 'same' }), now: 9_000 },
      ]),
    ).guesses;
  const shown = {
    text: 'bea',
    accuracy: 40,
    at: 9_000,
    kind: 'athlete',
    resolvedName: 'Bea Known',
    gender: 'female',
  };

  test.each(['easy', 'medium'] as const)('on %s show which parts match', (difficulty) => {
    const match = {
      league: 'same',
      team: 'same',
      nationality: 'different',
      position: 'different',
      age: 'older',
    };
    expect(guessed(difficulty)).toEqual([{ ...shown, match }]);
  });

  test.each(['hard', 'expert'] as const)('on %s show only the accuracy', (difficulty) => {
    expect(guessed(difficulty)).toEqual([shown]);
  });

  test.each(['unknown', 'near-miss', 'other-sport', 'right'] as const)(
    'of kind %s contain neither parts nor a name',
    (kind) => {
      const game = afterGuesses(aGame(), [{ outcome: { kind }, key: 'secret-key' }]);
      expect(seen(game).guesses).toEqual([{ text: 'zzzz', accuracy: 0, at: 0, kind }]);
    },
  );
});

describe('the hints', () => {
  test('are in the order of their rungs, with their prices', () => {
    const view = seen(afterHints(aGame(), 3));
    expect(view.hints).toEqual([
      {
        rung: 1,
        penalty: 10,
        seen: { kind: 'fact', fact: { kind: 'firstTeamDebutYear', value: 2013 } },
      },
      { rung: 2, penalty: 15, seen: { kind: 'clue', clue: 'nationality' } },
      {
        rung: 3,
        penalty: 25,
        seen: { kind: 'initials', initials: 'A. S.', letters: 9, mononym: false },
      },
    ]);
    expect(view).toMatchObject({ remainingHints: 0, nextHintPenalty: 0, totalPenalty: 50 });
  });
});

describe('the speed bonus of a right next guess', () => {
  const bonusAt = (game: Game, now: number) => viewFor(game, aPlayer, now)?.potentialSpeedBonus;

  test('is whole before the start, and 0 after the end', () => {
    expect(bonusAt(aGame(), -5000)).toBe(50);
    expect(bonusAt(afterGuesses(aGame(), [aRightStep()]), 0)).toBe(0);
  });
});

describe('the initials', () => {
  test.each([
    ['Michael Schumacher', 'Schumacher', 'M. S.', 10, false],
    ['Virgil van Dijk', 'van Dijk', 'V. V. D.', 7, false],
    ['Kevin De Bruyne', 'De Bruyne', 'K. D. B.', 8, false],
    ["N'Golo Kanté", 'Kanté', 'N. K.', 5, false],
    ['Jean-Éric Vergne', 'Vergne', 'J. V.', 6, false],
    ['Trent Alexander-Arnold', 'Alexander-Arnold', 'T. A.', 15, false],
    ['élan Ōsaka', 'Ōsaka', 'É. Ō.', 5, false],
    ['Pelé', undefined, 'P.', 4, true],
    ['Ronaldinho Gaúcho', undefined, 'R. G.', 16, true],
  ])('of %s (%s) are %s, with %d letters', (name, surname, initials, letters, mononym) => {
    const person = { name, ...(surname !== undefined && { surname }) };
    expect(initialsOf(person)).toEqual({ initials, letters, mononym });
  });

  test('are the same for decomposed accents', () => {
    const person = { name: 'Éda Kanté', surname: 'Kanté' };
    const apart = { name: person.name.normalize('NFD'), surname: 'Kanté'.normalize('NFD') };
    expect(initialsOf(apart)).toEqual(initialsOf(person));
  });
});
