import { describe, expect, test } from '@jest/globals';
import { buildNameIndex, meaningOf } from './name-index.ts';
import { acceptedNames, plainName } from './name-match.ts';

const people = [
  { id: 'saka', name: 'Bukayo Saka', surname: 'Saka', fameIn: { 'english-premier-league': 93 } },
  { id: 'hansen', name: 'Jan Hansen', surname: 'Hansen', fameIn: { 'spanish-la-liga': 40 } },
  { id: 'hanson', name: 'Per Hanson', surname: 'Hanson', fameIn: { 'english-premier-league': 30 } },
  { id: 'other', name: 'Ole Hansen', surname: 'Hansen', fameIn: { 'english-premier-league': 20 } },
];
const index = buildNameIndex(
  people.map(({ id, fameIn, ...names }) => ({
    athleteId: id,
    sport: 'soccer',
    fameIn,
    names: acceptedNames({ ...names, alsoKnownAs: [] }),
  })),
);
const meant = (text: string) => meaningOf(index, 'soccer', 'english-premier-league', text);

describe('whom a text means if nobody is sought', () => {
  test('is everybody who has the name', () => {
    expect(meant('B. Sáka')).toEqual({ kind: 'exact', athleteIds: ['saka'] });
    expect(meant('Hansen')).toEqual({ kind: 'exact', athleteIds: ['hansen', 'other'] });
  });

  test('is else the one with the nearest name, in the league first', () => {
    expect(meant('bukayo skaa')).toEqual({ kind: 'near', athleteId: 'saka' });
    expect(meant('hansan')).toEqual({ kind: 'near', athleteId: 'hanson' });
  });

  test('is nobody for what is near to no name, or for another sport', () => {
    expect(meant('skaa')).toEqual({ kind: 'unknown' });
    expect(meant('')).toEqual({ kind: 'unknown' });
    expect(meaningOf(index, 'tennis', 'atp', 'Saka')).toEqual({ kind: 'unknown' });
  });
});

test('the plain spelling of a name keeps what tells father and son apart', () => {
  expect(plainName('Carlos Sáinz Jr.')).toBe('carlos sainz jr');
});
