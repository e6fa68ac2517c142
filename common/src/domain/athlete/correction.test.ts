import { describe, expect, test } from '@jest/globals';
import { correctionFields, correctionSlot, isOfLeague } from './correction.ts';

const subject = {
  athleteId: 'ada-quill',
  league: 'english-premier-league',
  field: 'alsoKnownAs',
  text: 'Addie Quill',
} as const;
const slot = (other: object = {}) => correctionSlot({ ...subject, ...other });

describe('two reports', () => {
  test('of a name are equal if the names are compared alike', () => {
    expect(slot({ text: ' ADDIE-quíll ' })).toBe(slot());
    expect(slot({ text: 'Addy Quill' })).not.toBe(slot());
  });

  test('of a spelling are equal only with the same accents', () => {
    const field = 'name';
    expect(slot({ field, text: 'Addié  quill' })).toBe(slot({ field, text: 'Addie\u0301 Quill' }));
    expect(slot({ field, text: 'Addié Quill' })).not.toBe(slot({ field, text: 'Addie Quill' }));
  });

  test('differ by athlete and field, and by league where the league has its own value', () => {
    const league = 'spanish-la-liga';
    expect(slot({ athleteId: 'bob' })).not.toBe(slot());
    expect(slot({ field: 'name' })).not.toBe(slot());
    expect(slot({ league })).toBe(slot());
    expect(slot({ field: 'team', league })).not.toBe(slot({ field: 'team' }));
    expect(slot({ field: 'heightCm', league })).toBe(slot({ field: 'heightCm' }));
    expect(slot({ field: 'leagueGoals', league })).not.toBe(slot({ field: 'leagueGoals' }));
  });
});

test('every field is named once, and few belong to a league', () => {
  expect(new Set(correctionFields).size).toBe(correctionFields.length);
  expect(correctionFields.filter(isOfLeague)).toHaveLength(8);
});
