import { describe, expect, test } from '@jest/globals';
import { sports } from '../sport.ts';
import { positionsOf } from './athlete.ts';
import { builds, buildsOf, heightOf } from './build.ts';

describe('the build of a figure', () => {
  const man = { gender: 'male' } as const;

  test('follows from the position', () => {
    expect(buildsOf({ ...man, sport: 'basketball', position: 'center' })).toEqual(['towering']);
    expect(buildsOf({ ...man, sport: 'soccer', position: 'goalkeeper' })).toEqual(['rangy']);
    expect(buildsOf({ ...man, sport: 'basketball', position: 'guard' })).not.toContain('towering');
  });

  test('follows from the height where it is known, measured against the own tour or league', () => {
    const soccer = { sport: 'soccer', position: 'forward' } as const;
    expect(buildsOf({ ...soccer, ...man, heightCm: 169 })).toEqual(['slight', 'compact']);
    expect(buildsOf({ ...soccer, gender: 'female', heightCm: 169 })).toEqual(
      buildsOf({ ...soccer, ...man }),
    );
    expect(buildsOf({ ...man, sport: 'tennis', heightCm: 208 })).toEqual(['rangy']);
    expect(buildsOf({ ...man, sport: 'tennis', heightCm: 170 })).toEqual(['compact']);
  });

  test('is one of a few, the same for women and men of a position', () => {
    const seen = new Set(
      sports.flatMap((sport) =>
        [undefined, ...positionsOf[sport]].flatMap((position) =>
          [undefined, 150, 185, 215].flatMap((heightCm) => {
            const shown = { sport, ...(position && { position }), ...(heightCm && { heightCm }) };
            const possible = buildsOf({ ...shown, gender: 'male' });
            expect(possible.length).toBeGreaterThan(0);
            if (!heightCm) expect(buildsOf({ ...shown, gender: 'female' })).toEqual(possible);
            return possible;
          }),
        ),
      ),
    );
    expect([...seen].toSorted()).toEqual([...builds].toSorted());
  });

  test('takes the height from the facts, if it is a number', () => {
    expect(heightOf([{ kind: 'heightCm', value: 181 }])).toBe(181);
    expect(heightOf([{ kind: 'strongFoot', value: 'left' }])).toBeUndefined();
  });
});
