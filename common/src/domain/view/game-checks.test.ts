import { describe, expect, test } from '@jest/globals';
import { aGame, aPlayer } from '../../testing/game-builders.ts';
import {
  afterGuesses,
  afterHints,
  afterMisses,
  aRightStep,
  playerIn,
} from '../../testing/game-steps.ts';
import { applyGuess } from '../game/guessing.ts';
import { asOfVersion, type Game } from '../game/game.ts';
import { viewFor } from './game-view.ts';
import { buildNameIndex, resolveName } from '../athlete/name-index.ts';
import { acceptedNames } from '../athlete/name-match.ts';

describe('the acceptance examples', () => {
  const seen = (game: Game) => {
    const view = viewFor(game, aPlayer, 0);
    if (!view) throw new Error('does not play');
    return view;
  };

  test('five wrong guesses on medium', () => {
    const after = [1, 2, 3, 4, 5].map((misses) => afterMisses(aGame(), misses));
    expect(after.map((game) => seen(game).remainingGuesses)).toEqual([4, 3, 2, 1, 0]);
    const due = after.map((game) => Object.keys(seen(game).athlete));
    expect(due[0]).toContain('nationality');
    expect(due[0]).not.toContain('team');
    expect(due[1]).toContain('team');
    expect(due[1]).not.toContain('position');
    expect(due[2]).toContain('position');
    const [lost] = after.slice(-1) as [Game];
    expect(seen(lost).end).toMatchObject({ status: 'lost', score: 0 });
    expect(seen(lost).athlete.name).toBe('Ada Secretova');
    expect(applyGuess(lost, aPlayer, aRightStep())).toEqual({
      ok: false,
      error: 'no-active-game',
    });
  });

  test.each([
    ['without accents', 'bjorn mullersen'],
    ['surname only', 'Müllersen'],
    ['one typo', 'Bjorn Mullerson'],
  ])('the right name %s is right', (_, text) => {
    const hidden = { athleteId: 'bm', names: namesOf('Bjørn Müllersen', 'Müllersen') };
    const index = buildNameIndex([
      { ...hidden, sport: 'soccer', fameIn: {} },
      { athleteId: 'x', sport: 'soccer', fameIn: {}, names: namesOf('Bea Known', 'Known') },
    ]);
    const target = { ...hidden, sport: 'soccer', league: 'english-premier-league' } as const;
    expect(resolveName(index, target, text)).toEqual({ kind: 'right' });
    expect(resolveName(index, target, 'zzzz')).toEqual({ kind: 'unknown' });
    const view = seen(afterGuesses(aGame(), [aRightStep({ text })]));
    expect(view.end?.status).toBe('won');
    expect(view.guesses).toEqual([{ text, accuracy: 100, at: 0, kind: 'right' }]);
  });

  test('the same Idempotency-Key twice is one attempt', () => {
    const once = afterGuesses(aGame(), [{ text: 'zzzz', key: 'k' }]);
    const before = playerIn(once).guesses.find(({ key }) => key === 'k');
    const repeated = asOfVersion(once, aPlayer, before?.version ?? -1);
    expect(seen(repeated)).toEqual(seen(once));
    expect(seen(repeated)).toMatchObject({ remainingGuesses: 4, guesses: [{ accuracy: 0 }] });
  });

  test('four hints on medium, then right on the first guess at 20 s', () => {
    const game = afterHints(aGame(), 4, 10_000);
    expect(playerIn(game).hints.map(({ penalty }) => penalty)).toEqual([10, 15, 25]);
    expect(seen(game).potentialScore).toBe(50);
    const won = afterGuesses(game, [aRightStep({ now: 20_000 })]);
    expect(seen(won).end).toMatchObject({ score: 95, speedBonus: 45, streakBonus: 0 });
  });

  test('five wins in a row on first guesses raise the streak bonus', () => {
    const ends = [0, 1, 2, 3, 4].map(
      (streakBefore) => playerIn(afterGuesses(aGame(), [aRightStep({ streakBefore })])).end,
    );
    expect(ends.map((end) => end?.streakBonus)).toEqual([0, 10, 20, 30, 40]);
    expect(ends.map((end) => end?.streakCount)).toEqual([1, 2, 3, 4, 5]);
  });

  function namesOf(name: string, surname: string): string[] {
    return acceptedNames({ name, surname, alsoKnownAs: [] });
  }
});
