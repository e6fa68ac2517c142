import type { PicturePatch } from '@craque/common/contracts/realtime.ts';
import { patched, type TextPatch } from '@craque/common/domain/text-patch.ts';

/** The drawing of a round at a step: `src` is its address or, patched, its content. */
export type RoundPicture = { url: string; src: string; text?: string };

/** Whether the patch makes this drawing of that one; their addresses differ in the step alone. */
export function leadsFrom(patch: PicturePatch | undefined, before: string, url: string): boolean {
  if (!patch) return false;
  const { number, from, to } = patch;
  const of = (step: number) => `/rounds/${number}/photo?step=${step}`;
  return before.endsWith(of(from)) && url.endsWith(of(to));
}

async function unpacked(patch: string): Promise<TextPatch> {
  const bytes = Uint8Array.from(atob(patch), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return JSON.parse(await new Response(stream).text()) as TextPatch;
}

/**
 * The next picture: drawn from the one that is there, if the patch between them was heard. `read`
 * gets a drawing that the browser has shown, and keeps. Whatever fails, the address is shown.
 */
export async function nextPicture(
  before: RoundPicture | undefined,
  url: string,
  { patch, read }: { patch: PicturePatch | undefined; read: (url: string) => Promise<string> },
): Promise<RoundPicture> {
  if (!before || !patch || !leadsFrom(patch, before.url, url)) return { url, src: url };
  try {
    const text = patched(before.text ?? (await read(before.url)), await unpacked(patch.patch));
    return { url, text, src: `data:image/svg+xml,${encodeURIComponent(text)}` };
  } catch {
    return { url, src: url };
  }
}
