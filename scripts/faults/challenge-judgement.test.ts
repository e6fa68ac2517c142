import { describe, expect, test } from '@jest/globals';
import type { GameView } from '@craque/common/contracts/games.ts';
import { differences } from './challenge-judgement.ts';

const view = (parts: object) =>
  ({ id: 7, version: 4, now: '2026-06-01T12:00:00.000Z', ticket: 'one', ...parts }) as GameView;

describe('a screen', () => {
  test('is right if only the reading differs', () => {
    const again = view({ now: '2026-06-01T12:00:09.000Z', ticket: 'other', athleteStrength: 3 });
    expect(differences(view({}), again)).toEqual([]);
  });

  test('is wrong with anything else, and before it shows anything', () => {
    expect(differences(view({ version: 3 }), view({}))).toEqual(['version: shown 3, wanted 4']);
    expect(differences(view({}), view({ winner: 'ada' }))).toEqual([
      'winner: shown undefined, wanted "ada"',
    ]);
    expect(differences(undefined, view({}))).toHaveLength(2);
  });
});
