import type { PortraitArtist } from './portrait.ts';

/** Of the size of a megabyte or two: the steps that are looked at now, mostly of one daily. */
const usual = 200;

/** Draws nothing twice that was asked for lately; the input, which is all that counts, is the key. */
export function rememberingArtist(artist: PortraitArtist, most = usual): PortraitArtist {
  const drawn = new Map<string, string>();
  return {
    draw(input) {
      const key = JSON.stringify(input);
      const svg = drawn.get(key) ?? artist.draw(input);
      drawn.delete(key);
      drawn.set(key, svg);
      const [oldest] = drawn.keys();
      if (oldest !== undefined && drawn.size > most) drawn.delete(oldest);
      return svg;
    },
  };
}
