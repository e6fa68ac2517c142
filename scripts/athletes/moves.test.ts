import { aPersonRecord } from '@craque/common/testing/athlete-builders.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { anAthleteFolder, inLeague } from '../testing/athlete-folder.ts';

const { put, textOf, recordOf, run, empty } = anAthleteFolder();

const ada = aPersonRecord({ gender: 'male', fame: 80 });
const bea = aPersonRecord({
  ...{ id: 'bea-lens', name: 'Béa Lens', surname: 'Lens', team: 'Everton', fame: 40 },
  ...{ gender: 'male', dateOfBirth: '1990-01-02' },
});
const cleo = aPersonRecord(
  {
    ...{ id: 'cleo-ink', name: 'Cleo Ink', surname: 'Ink', team: 'Sevilla', fame: 60 },
    ...{ gender: 'male', dateOfBirth: '1998-05-06' },
  },
  'spanish-la-liga',
);

const move = (...moves: readonly string[]) =>
  run(['name,team,date', ...moves, ''].join('\n'), { file: 'moves.csv', write: true });

beforeEach(() => {
  empty();
  put([ada, bea, cleo]);
});
describe('a list of moves', () => {
  test('changes the team within a league, with its date', () => {
    const { code } = move('ada quill,Everton,2026-08-15');
    expect(code).toBe(0);
    expect(recordOf('ada-quill')).toEqual({
      ...inLeague(ada),
      ...{ team: 'Everton', asOf: '2026-08-15', source: 'authored+press' },
    });
  });

  test('leads into another league, where the position is as at home and little of the fame counts', () => {
    const { output } = move('Ada Quill,Sevilla,2026-08');
    expect(output).toContain('new ada-quill (Ada Quill), spanish-la-liga');
    expect(recordOf('ada-quill', 'spanish-la-liga')).toMatchObject({
      ...{ team: 'Sevilla', position: 'forward', share: 30, active: true },
      ...{ asOf: '2026-08', facts: ada.facts },
    });
    expect(recordOf('ada-quill')).toMatchObject({
      ...{ team: 'Liverpool', active: false, asOf: '2026-06' },
    });
  });

  test('leads back into a league that they have left', () => {
    move('Ada Quill,Sevilla,2026-08');
    move('Ada Quill,Everton,2026-10');
    expect(recordOf('ada-quill', 'spanish-la-liga')).toMatchObject({ active: false });
    expect(recordOf('ada-quill')).toMatchObject({
      ...{ team: 'Everton', active: true, asOf: '2026-10' },
    });
  });

  test('leads out of all leagues with a dash', () => {
    move('ada-quill,-,2026-08');
    expect(recordOf('ada-quill')).toMatchObject({
      team: 'Liverpool',
      active: false,
    });
  });

  test.each([
    ['Nobody Known,Everton,2026-08', 'nobody has this name'],
    ['Ada Quill,Evertown,2026-08', 'team: Evertown is no team of a league; - is for none of ours'],
    ['Ada Quill,Everton,summer', 'date: summer is neither YYYY-MM nor YYYY-MM-DD'],
    ['Ada Quill,Everton,2025-01', 'older than ours of 2026-06'],
  ])('refuses %s', (line, reason) => {
    const before = textOf();
    const { code, output } = move(line, 'Béa Lens,Liverpool,2026-08');
    expect(output).toContain(reason);
    expect(code).toBe(1);
    expect(textOf()).toBe(before);
  });

  test('asks for the id if two people have the name', () => {
    put([ada, bea, cleo, { ...ada, id: 'ada-quill-lee', dateOfBirth: '1999-09-09' }]);
    expect(move('Ada Quill,Everton,2026-08').output).toContain(
      'the name of ada-quill and ada-quill-lee: give the id instead',
    );
    expect(move('ada-quill,Everton,2026-08').output).toContain('team: Liverpool -> Everton');
  });
});
