import { anAthlete } from '@craque/common/testing/athlete-builders.ts';
import { describe, expect, test } from '@jest/globals';
import { confusedNames } from './name-confusion.ts';

const david = { id: 'david', name: 'David Silva', surname: 'Silva' };
const thiago = {
  id: 'thiago',
  name: 'Thiago Silva',
  surname: 'Silva',
  dateOfBirth: '1984-09-22',
};
const marked = { sharedNames: ['Silva'] };

describe('names of a whole sport', () => {
  test("are reported if one wins another's game, across leagues, once per pair", () => {
    expect(confusedNames([anAthlete(david), anAthlete(thiago)])).toEqual([
      'david and thiago are taken for each other, not marked on david and thiago: "silva"',
    ]);
  });

  test('have to be marked on both', () => {
    expect(confusedNames([anAthlete({ ...david, ...marked }), anAthlete(thiago)])).toEqual([
      'david and thiago are taken for each other, not marked on thiago: "silva"',
    ]);
    expect(
      confusedNames([anAthlete({ ...david, ...marked }), anAthlete({ ...thiago, ...marked })]),
    ).toEqual([]);
  });

  test("include a nickname that is another's name", () => {
    const nick = anAthlete({
      id: 'nick',
      name: 'Bea Lens',
      surname: 'Lens',
      alsoKnownAs: ['Quill'],
    });
    expect(confusedNames([anAthlete(), nick]).join()).toContain('"quill"');
  });

  test('may differ by a letter: then each name means its owner', () => {
    const near = anAthlete({ id: 'near', name: 'Ada Quilla', surname: 'Quilla' });
    expect(confusedNames([anAthlete(), near])).toEqual([]);
  });

  test('may be equal in two sports', () => {
    expect(confusedNames([anAthlete(david), anAthlete({ ...thiago, sport: 'tennis' })])).toEqual(
      [],
    );
  });
});
