import { describe, expect, test } from '@jest/globals';
import { readPhotoSettings } from './photo-settings.ts';

const contact = { PHOTOS_CONTACT: 'mail@craque.example' };

describe('the settings of photos', () => {
  test('identify the project and the contact to the servers of Wikimedia', () => {
    const { userAgent, pause, sources } = readPhotoSettings(contact);
    expect(userAgent).toMatch(/^CraquePhotos\/1\.0 \(mail@craque\.example\) node\//);
    expect(pause).toBe(1000);
    expect(sources).toEqual({
      wikidata: 'https://www.wikidata.org',
      commons: 'https://commons.wikimedia.org',
      upload: 'https://upload.wikimedia.org',
    });
  });

  test('accept other servers', () => {
    const { sources } = readPhotoSettings({ ...contact, PHOTOS_COMMONS_URL: 'http://127.0.0.1:9' });
    expect(sources.commons).toBe('http://127.0.0.1:9');
  });

  test.each([
    ['no contact', {}, 'PHOTOS_CONTACT: has to be set'],
    ['an empty contact', { PHOTOS_CONTACT: ' ' }, 'PHOTOS_CONTACT: has to be set'],
    ['a contact that breaks the line', { PHOTOS_CONTACT: 'a@b.c\r\nx: y' }, 'PHOTOS_CONTACT: '],
    [
      'a server with a path',
      { ...contact, PHOTOS_UPLOAD_URL: 'https://x.example/a' },
      'PHOTOS_UPLOAD_URL: has to be an origin',
    ],
    ['a pause that is none', { ...contact, PHOTOS_PAUSE_MS: 'soon' }, 'PHOTOS_PAUSE_MS: '],
  ])('are refused with %s', (_, environment, violation) => {
    expect(() => readPhotoSettings(environment)).toThrow(violation);
  });
});
