import { createCipheriv } from 'node:crypto';
import { photoCover } from '@craque/common/domain/view/photo-cover.ts';

const width = 600;
const height = 820;
const cellsAcross = [8, 16, 32, 64];
/** Of width and height, before the end. */
const smallestPart = 0.7;
const largestPart = 0.92;
/** How far the grain moves a colour at most, of 255. */
const grain = 12;

/** Different in each game, so that no picture can be recognised from an earlier game. */
export type PhotoMask = {
  /** 0 to 1, not 1. */
  share: number;
  /** Size and place of the part that is shown, each 0 to 1; the same at each step of a game. */
  part: readonly [size: number, left: number, top: number];
  grainKey: Buffer;
  /** Opacity of the dark layer, 0 to 1. */
  cover?: number | undefined;
};

export function cellsFor(share: number): number {
  const step = Math.floor(share * cellsAcross.length);
  return cellsAcross[Math.max(0, step)] ?? 64;
}

/** Loaded on demand: without a photo the memory of the codecs is not needed. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Requests rarely repeat, so a cache in libvips would waste memory.
  sharp.cache(false);
  return sharp;
}

/** In the proportions of the picture. */
function partOf(photo: { width: number; height: number }, [size, x, y]: PhotoMask['part']) {
  const scale = Math.min(photo.width / width, photo.height / height);
  const share = smallestPart + (largestPart - smallestPart) * size;
  const part = {
    width: Math.max(1, Math.floor(width * scale * share)),
    height: Math.max(1, Math.floor(height * scale * share)),
  };
  return {
    ...part,
    left: Math.floor((photo.width - part.width) * x),
    top: Math.floor((photo.height - part.height) * y),
  };
}

function addGrain(colours: Buffer, key: Buffer): void {
  const noise = createCipheriv('aes-256-ctr', key, Buffer.alloc(16)).update(
    Buffer.alloc(colours.length),
  );
  for (const [at, byte] of noise.entries()) {
    const moved = (colours[at] ?? 0) + Math.round((byte / 255) * 2 * grain) - grain;
    colours[at] = Math.min(255, Math.max(0, moved));
  }
}

function darken(colours: Buffer, opacity: number): void {
  const { colour } = photoCover;
  for (const [at, byte] of colours.entries()) {
    const ink = (colour[at % colour.length] ?? 0) / 255;
    colours[at] = Math.round(byte * (1 - opacity * (1 - ink)));
  }
}

export async function hiddenPhoto(photo: Buffer, mask: PhotoMask): Promise<Buffer> {
  const sharp = await loadSharp();
  const cells = cellsFor(mask.share);
  const { autoOrient: size } = await sharp(photo).metadata();
  const { data, info } = await sharp(photo)
    .autoOrient()
    .flatten()
    .extract(partOf(size, mask.part))
    .resize(cells, Math.round((cells * height) / width), { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  addGrain(data, mask.grainKey);
  if (mask.cover) darken(data, mask.cover);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return sharp(data, { raw })
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .webp({ lossless: true, effort: 2 })
    .toBuffer();
}

export async function wholePhoto(photo: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(photo)
    .autoOrient()
    .flatten()
    .resize(width, height, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer();
}
