import { describe, expect, test } from '@jest/globals';
import { readTable } from './csv-table.ts';

const read = (text: string) => readTable(Buffer.from(text));

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
    ['a cell too many', 'name\n\na,b\n', 'columns length is 1, got 2 on line 3'],
    ['a cell too few', 'name,team\na,b\nc\n', 'columns length is 2, got 1 on line 3'],
    ['an open quote', 'name\na\n"b\n', 'quote at line 3'],
  ])('is refused with %s', (_, text, violation) => {
    expect(() => read(text)).toThrow(violation);
  });

  test('is refused when it is not UTF-8', () => {
    expect(() => readTable(Buffer.from('name\nM\xfcller\n', 'latin1'))).toThrow('utf-8');
  });
});
