/**
 * How a text becomes another one: what is new, how far to go on in the old text (back, if negative),
 * and how much to take from there, in turn; what is new comes last.
 */
export type TextPatch = readonly (string | number)[];

/** Less than this is as short when it is repeated. */
const shortest = 20;
/** Places of which the longest is taken. */
const mostTried = 12;
/** Where a mark or an attribute begins: the texts are drawings. */
const begins = (text: string, at: number) => text[at] === '<' || text[at] === ' ';

function placesIn(text: string): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (let at = 0; at + shortest <= text.length; at += 1) {
    if (!begins(text, at)) continue;
    const start = text.slice(at, at + shortest);
    const known = places.get(start);
    if (!known) places.set(start, [at]);
    else if (known.length < mostTried) known.push(at);
  }
  return places;
}

function commonLength(one: string, from: number, other: string, to: number): number {
  let length = 0;
  while (to + length < other.length && one[from + length] === other[to + length]) length += 1;
  return length;
}

export function patchBetween(before: string, after: string): TextPatch {
  const places = placesIn(before);
  const patch: (string | number)[] = [];
  let [fresh, next, at] = ['', 0, 0];
  while (at < after.length) {
    const known = begins(after, at) ? places.get(after.slice(at, at + shortest)) : undefined;
    // Where the last piece has ended, the text mostly goes on after a change.
    const found = known?.map((from) => ({ from, length: commonLength(before, from, after, at) }));
    const best = found?.toSorted(
      (one, other) =>
        other.length - one.length || Math.abs(one.from - next) - Math.abs(other.from - next),
    )[0];
    if (!best) {
      fresh += after[at];
      at += 1;
      continue;
    }
    patch.push(fresh, best.from - next, best.length);
    [fresh, next, at] = ['', best.from + best.length, at + best.length];
  }
  return [...patch, fresh];
}

export function patched(before: string, patch: TextPatch): string {
  let [text, next] = ['', 0];
  for (let at = 0; at < patch.length; at += 3) {
    const [fresh = '', skip = 0, length = 0] = patch.slice(at, at + 3);
    const from = next + Number(skip);
    next = from + Number(length);
    text += String(fresh) + before.slice(from, next);
  }
  return text;
}
