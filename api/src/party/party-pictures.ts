import { pack, type Packed } from '../http/send-compressed.ts';

const mostKept = 200;

export type Picture = { drawn: Packed } | { photo: Buffer };

/** A part of the licensed photo where there is one to show, else the drawing. */
export async function pictureOf(
  photoOf: () => Promise<Buffer | undefined>,
  draw: () => string,
): Promise<Picture> {
  const photo = await photoOf();
  return photo ? { photo } : { drawn: await pack(draw()) };
}

/** Sixty phones ask for the same picture at once: it is made once. */
export function createPictures(): (key: string, make: () => Promise<Picture>) => Promise<Picture> {
  const kept = new Map<string, Promise<Picture>>();
  return (key, make) => {
    const made = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return made;
  };
}
