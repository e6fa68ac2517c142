import { describe, expect, test } from '@jest/globals';
import { type Disc, fitted } from './place.ts';

const corners = { left: { x: 90, below: 120 }, right: { x: 210, below: 100 } };

/** Where a transform puts a disc. */
function placed(transform: string, [x, y, r]: Disc): Disc {
  const [dx = 0, dy = 0, scale = 1] = (transform.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  return [x * scale + dx, y * scale + dy, r * scale];
}

describe('the place of a figure', () => {
  const standing = [
    [110, 60],
    [190, 330],
  ] as const;

  test('keeps a raised hand clear of the label above it', () => {
    const hand: Disc = [225, 60, 13];
    const soft = [...standing, [238, 47]] as const;
    const [x, y, r] = placed(fitted({ soft, whole: standing, clear: [hand] }, corners), hand);
    expect(x + r <= corners.right.x + 1 || y - r >= corners.right.below - 1).toBe(true);
  });

  test('is in the middle if nothing is behind a label', () => {
    const [x] = placed(
      fitted({ soft: standing, whole: standing, clear: [] }, corners),
      [150, 200, 1],
    );
    expect(x).toBeCloseTo(150, 0);
  });

  test('leaves a wide figure uncut as long as it does not get small', () => {
    const wide = [
      [20, 100],
      [280, 330],
    ] as const;
    const transform = fitted({ soft: wide, whole: standing, clear: [] }, corners);
    expect(placed(transform, [20, 100, 0])[0]).toBeGreaterThan(14);
    expect(placed(transform, [280, 330, 0])[0]).toBeLessThan(286);
  });
});
