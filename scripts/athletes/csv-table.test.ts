import { describe, expect, test } from '@jest/globals';
import { readTable, TableError } from './csv-table.ts';

const read = (text: string) => readTable(Buffer.from(text));

function violationsOf(bytes: Uint8Array): readonly string[] {
  try {
    readTable(bytes);
  } catch (error) {
    if (error instanceof TableError) return error.violations;
    throw error;
  }
  return [];
}

describe('a table', () => {
  test('has cells by column, with commas, quotes and line breaks inside, and the first line of each row', () => {
    const { columns, rows } = read(
      '\ufeffname,team\r\n"Quill, Ada","The ""Pens"""\r\n\r\n"Bea\nLens", Sevilla \n',
    );
    expect(columns).toEqual(['name', 'team']);
    expect(rows.map((row) => [row.line, row.cell('name'), row.cell('team')])).toEqual([
      [2, 'Quill, Ada', 'The "Pens"'],
      [4, 'Bea\nLens', 'Sevilla'],
    ]);
    expect(rows[0]?.cell('fame')).toBe('');
  });

  test('normalises letters with combining marks', () => {
    expect(read('name\nMu\u0308ller\n').rows[0]?.cell('name')).toBe('Müller');
  });

  test.each([
    ['nothing', '', 'the file is empty'],
    ['a column twice', 'name,team,name\na,b,c\n', 'line 1: the column name is there twice'],
    ['a column without a name', 'name,\na,b\n', 'line 1: a column without a name'],
    ['a cell too many', 'name\n\na,b\n', 'line 3: 2 cells, but the head has 1 columns'],
    ['a cell too few', 'name,team\na,b\nc\n', 'line 3: 1 cells, but the head has 2 columns'],
  ])('is refused with %s', (_, text, violation) => {
    expect(violationsOf(Buffer.from(text))).toEqual([violation]);
  });

  test('is refused with an open quote, naming its line', () => {
    expect(violationsOf(Buffer.from('name\na\n"b\n')).join()).toMatch(/quote at line 3/);
  });

  test('is refused when it is not UTF-8', () => {
    expect(violationsOf(Buffer.from('name\nM\xfcller\n', 'latin1'))).toEqual([
      'the file is not UTF-8',
    ]);
  });
});
