type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const isRecord = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values of kinds that such a field never accepts; null is left out, since many accept it. */
function strangersTo(value: Json): Json[] {
  const all: Json[] = [true, 1.5, 'no value of any list', [], {}, [null]];
  if (typeof value === 'string') return all.filter((each) => typeof each !== 'string');
  if (typeof value === 'number' && !Number.isInteger(value)) {
    return all.filter((each) => each !== 1.5);
  }
  if (typeof value === 'boolean') return all.filter((each) => typeof each !== 'boolean');
  return all.filter((each) => !Array.isArray(value) || !Array.isArray(each) || each.length > 0);
}

export type Mutation = readonly [what: string, mutated: unknown];

/** Every message that differs in one place: a field left out (unless `free`) or of another kind. */
export function mutationsOf(good: Json, free: readonly string[] = [], path = ''): Mutation[] {
  const replaced = strangersTo(good).map(
    (each): Mutation => [`${path || 'all'}: ${JSON.stringify(each)}`, each],
  );
  if (Array.isArray(good)) {
    const inner = mutationsOf(good[0] ?? null, free, `${path}[]`);
    return [...replaced, ...inner.map(([what, each]): Mutation => [what, [each]])];
  }
  if (!isRecord(good)) return good === null ? [] : replaced;
  const inner = Object.entries(good).flatMap(([key, value]) => {
    const at = path ? `${path}.${key}` : key;
    const { [key]: _, ...without } = good;
    const left: Mutation[] = free.includes(at) ? [] : [[`${at}: left out`, without]];
    const changed = mutationsOf(value, free, at).map(
      ([what, each]): Mutation => [what, { ...good, [key]: each }],
    );
    return [...left, ...changed];
  });
  return [...replaced, ...inner];
}
