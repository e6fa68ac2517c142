import { pack, type Packed } from '../http/send-compressed.ts';

const mostKept = 200;

/** Sixty phones ask for the same picture at once: it is drawn and compressed once. */
export function createDrawings(): (key: string, draw: () => string) => Promise<Packed> {
  const kept = new Map<string, Promise<Packed>>();
  return (key, draw) => {
    const drawn = kept.get(key) ?? pack(draw());
    kept.delete(key);
    kept.set(key, drawn);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return drawn;
  };
}
