/** @jest-environment node */
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { patchBetween } from '@craque/common/domain/text-patch.ts';
import { nextPicture } from './round-picture.ts';

const at = (step: number, round = 1) => `/api/parties/CRAQ79/rounds/${round}/photo?step=${step}`;
const drawing = (step: number) =>
  `<svg><g id="body of a figure that stays"/><b n="${step}"/></svg>`;
const patchOf = (from: number, to: number) => ({
  ...{ number: 1, from, to },
  patch: deflateRawSync(JSON.stringify(patchBetween(drawing(from), drawing(to)))).toString(
    'base64',
  ),
});
const shown = { url: at(0), src: at(0) };
const read = async (url: string) => drawing(Number(url.at(-1)));
const content = (src: string) => decodeURIComponent(src.replace('data:image/svg+xml,', ''));

describe('the next picture of a round', () => {
  test('is made of the one that is shown, and so on', async () => {
    const first = await nextPicture(shown, at(1), { patch: patchOf(0, 1), read });
    expect(content(first.src)).toBe(drawing(1));
    const lost = () => Promise.reject(new Error('is not asked for'));
    const second = await nextPicture(first, at(5), { patch: patchOf(1, 5), read: lost });
    expect(content(second.src)).toBe(drawing(5));
  });

  test.each([
    ['nothing was heard of it', at(1), undefined],
    ['a step was missed', at(2), patchOf(1, 2)],
    ['it is of another round', at(1, 2), patchOf(0, 1)],
    ['the patch is broken', at(1), { ...patchOf(0, 1), patch: 'AAAA' }],
  ])('is loaded where %s', async (_, url, patch) => {
    expect(await nextPicture(shown, url, { patch, read })).toEqual({ url, src: url });
  });

  test('is loaded where the one before cannot be read', async () => {
    const gone = () => Promise.reject(new Error('not kept'));
    const next = await nextPicture(shown, at(1), { patch: patchOf(0, 1), read: gone });
    expect(next.src).toBe(at(1));
  });
});
