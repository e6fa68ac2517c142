const mostKept = 200;

/** Sixty phones ask for the same picture at once: it is drawn once. */
export function createDrawings(): (key: string, draw: () => string) => string {
  const kept = new Map<string, string>();
  return (key, draw) => {
    const drawn = kept.get(key) ?? draw();
    kept.delete(key);
    kept.set(key, drawn);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return drawn;
  };
}
