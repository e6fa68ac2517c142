import { describe, expect, test } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '@craque/common/testing/new-folder.ts';
import { loadPhotoBook, noPhotos } from './photo-book.ts';
import { cellsFor } from './photo-picture.ts';

const photo = {
  athleteId: 'ada',
  file: 'ada.jpg',
  author: 'Bea Lens',
  licence: 'CC BY 4.0',
  source: 'https://photos.example/ada',
};

function folderWith(list: unknown): string {
  const folder = newFolder();
  const content = typeof list === 'string' ? list : JSON.stringify(list);
  writeFileSync(join(folder, 'photos.json'), content);
  return folder;
}

describe('the blocks of a step', () => {
  test.each([
    [1, [8]],
    [3, [8, 16, 32]],
    [4, [8, 16, 32, 64]],
    [5, [8, 8, 16, 32, 64]],
    [7, [8, 8, 16, 16, 32, 32, 64]],
  ])('of %i steps become finer', (steps, wanted) => {
    expect(wanted.map((_, step) => cellsFor(step / steps))).toEqual(wanted);
  });

  test('are the finest right before the end', () => {
    expect([cellsFor(0.999), cellsFor(-1)]).toEqual([64, 8]);
  });
});

describe('the list of photos', () => {
  test('has the credit of an athlete, and of no other', () => {
    const book = loadPhotoBook(folderWith([photo]));
    const { author, licence, source } = photo;
    expect(book.creditOf('ada')).toEqual({ author, licence, source });
    expect(book.creditOf('bea')).toBeUndefined();
  });

  test('is loaded with one warning that names the pictures that are not there', () => {
    const folder = folderWith([photo, { ...photo, athleteId: 'bea', file: 'bea.png' }]);
    const lines: string[] = [];
    loadPhotoBook(folder, (line) => lines.push(line));
    const list = join(folder, 'photos.json');
    expect(lines).toEqual([`${list} lists what is not there: ada.jpg, bea.png`]);
    for (const name of ['ada.jpg', 'bea.png']) writeFileSync(join(folder, name), '');
    loadPhotoBook(folder, (line) => lines.push(line));
    expect(lines).toHaveLength(1);
  });

  test('may be missing', async () => {
    const book = loadPhotoBook(join(newFolder(), 'nowhere'));
    expect(book.creditOf('ada')).toBeUndefined();
    await expect(book.picture('ada')).rejects.toThrow('no photo of this athlete');
    await expect(noPhotos.picture('ada')).rejects.toThrow(RangeError);
  });

  test.each([
    ['no JSON', '[', 'not JSON'],
    ['no list', {}, 'the list: '],
    ['an unknown field', [{ ...photo, rights: 'all' }], '"rights"'],
    ['no author', [{ ...photo, author: ' ' }], '0.author: '],
    ['no licence', [{ ...photo, licence: undefined }], '0.licence: '],
    ['a source without https', [{ ...photo, source: 'http://photos.example' }], '0.source: '],
    ['a script as source', [{ ...photo, source: 'javascript:alert(1)' }], '0.source: '],
    [
      'a file in a parent folder',
      [{ ...photo, file: '../ada.jpg' }],
      '0.file: has to be a picture',
    ],
    ['an absolute path', [{ ...photo, file: '/etc/ada.jpg' }], '0.file: has to be a picture'],
    ['a file that is not a picture', [{ ...photo, file: 'photos.json' }], '0.file: has to be'],
    ['two photos of one athlete', [photo, { ...photo, file: 'b.png' }], 'ada: has 2 photos'],
  ])('is refused with %s', (_, list, violation) => {
    const folder = folderWith(list);
    expect(() => loadPhotoBook(folder)).toThrow(violation);
    expect(() => loadPhotoBook(folder)).toThrow(`wrong photos in ${join(folder, 'photos.json')}`);
  });

  test('is refused if it cannot be read', () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'photos.json'));
    expect(() => loadPhotoBook(folder)).toThrow('EISDIR');
  });

  test('reports all its violations at once', () => {
    const folder = folderWith([{ ...photo, author: '', source: 'none' }]);
    expect(() => loadPhotoBook(folder)).toThrow(/0\.author: [^\n]+\n {2}0\.source: /);
  });
});
