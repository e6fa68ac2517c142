import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { hiddenPhoto, type PhotoMask } from './photo-picture.ts';

/** Dark on the left and above, bright on the right and below. */
async function slope(width: number, height: number): Promise<Buffer> {
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [(at % width) / width, Math.floor(at / width) / height];
    return 20 + Math.round(100 * (x + y));
  });
  const raw = { width, height, channels: 1 } as const;
  return sharp(pixels, { raw }).png().toBuffer();
}

const mask = (part: PhotoMask['part'], key = 1): PhotoMask => ({
  share: 0.2,
  part,
  grainKey: Buffer.alloc(32, key),
});

/** The values of the eight blocks across. */
async function blocksOf(photo: Buffer, wanted: PhotoMask): Promise<number[]> {
  const picture = sharp(await hiddenPhoto(photo, wanted));
  const pixels = await picture.resize(8, 11, { fit: 'fill', kernel: 'nearest' }).raw().toBuffer();
  return [...pixels];
}

const apart = (one: readonly number[], other: readonly number[]) =>
  one.map((value, at) => Math.abs(value - (other[at] ?? 0)));
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe('a hidden photo', () => {
  test.each([
    ['upright', 600, 820],
    ['wide', 1600, 500],
    ['narrow', 300, 2000],
    ['tiny', 3, 2],
  ])('shows different parts of an %s one', async (_, width, height) => {
    const photo = await slope(width, height);
    const [corner, opposite] = [
      await blocksOf(photo, mask([0, 0, 0])),
      await blocksOf(photo, mask([0, 1, 1])),
    ];
    expect(corner).toHaveLength(opposite.length);
    if (width > 3) expect(mean(apart(corner, opposite))).toBeGreaterThan(20);
  });

  test('shows more of it for a larger size, and never all', async () => {
    const photo = await slope(600, 820);
    const spread = async (size: number) => {
      const blocks = await blocksOf(photo, mask([size, 0.5, 0.5]));
      return Math.max(...blocks) - Math.min(...blocks);
    };
    const [small, large] = [await spread(0), await spread(1)];
    expect(small).toBeLessThan(large);
    expect(large).toBeLessThan(200);
  });

  test('has grain of its own: every block may move, none by much', async () => {
    const photo = await slope(600, 820);
    const part = [0.5, 0.5, 0.5] as const;
    const moved = apart(await blocksOf(photo, mask(part)), await blocksOf(photo, mask(part, 2)));
    expect(Math.max(...moved)).toBeLessThanOrEqual(24);
    expect(mean(moved)).toBeGreaterThan(4);
  });
});
