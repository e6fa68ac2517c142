import { aPersonRecord } from '@craque/common/testing/athlete-builders.ts';
import { describe, expect, test } from '@jest/globals';
import { lineViolations, textOfRecords } from './record-lines.ts';

const ada = aPersonRecord();
const eder = aPersonRecord({ id: 'eder', name: 'Éder "x", y', surname: 'Éder' });
const zoe = aPersonRecord({ id: 'zoe', name: 'Zoë' });

describe('the text of a data file', () => {
  test('has one athlete a line, by name, accents aside, and reads back as it was', () => {
    const text = textOfRecords([zoe, eder, ada]);
    expect(text.split('\n')).toHaveLength(6);
    expect(JSON.parse(text)).toEqual([ada, eder, zoe]);
    expect(text).toContain('{"id": "ada-quill", "name": "Ada Quill", ');
    expect(text).toContain('"facts": [{"kind": "heightCm", "value": 178}, {');
    expect(lineViolations(text)).toEqual([]);
  });

  test('has years without spaces between them', () => {
    const facts = [{ kind: 'worldCupsWon', value: [1958, 1962] } as const];
    expect(textOfRecords([aPersonRecord({ facts })])).toContain('"value": [1958,1962]}');
  });

  test('has two of one name by birth', () => {
    const older = aPersonRecord({ id: 'older', dateOfBirth: '1980-01-01' });
    expect(JSON.parse(textOfRecords([ada, older]))).toEqual([older, ada]);
  });

  test.each([
    [
      'athletes out of order',
      () => textOfRecords([{ ...ada, name: 'Zz' }, zoe]).replace('Zz', 'Ada'),
      2,
    ],
    ['two on one line', () => textOfRecords([ada, zoe]).replace('},\n', '}, '), 2],
    ['one on two lines', () => textOfRecords([ada]).replace('"name"', '\n"name"'), 2],
    ['all on one line', () => JSON.stringify([ada]), 1],
  ])('is refused with %s', (_, text, line) => {
    expect(lineViolations(text())).toEqual([expect.stringContaining(`line ${line}: `)]);
  });

  test('is refused if it cannot be read', () => {
    expect(lineViolations('[\n{\n]\n')).toEqual(['is no list of athletes']);
  });
});
