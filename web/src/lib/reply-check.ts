/**
 * What the built client checks of a reply (`build/contracts-plugin.ts`): types by their names, `|`
 * between several, or one of some values, one of several shapes, a list, or an object. A field
 * whose name ends in `?` may be left out, and all that are not named have the shape `rest`.
 */
export type Shape =
  | string
  | { one: readonly unknown[] }
  | { any: readonly Shape[] }
  | { list: Shape }
  | { fields: Readonly<Record<string, Shape>>; rest?: Shape };

function fitsType(type: string, value: unknown): boolean {
  if (type === 'integer') return Number.isSafeInteger(value);
  return type === 'any' || (value === null ? 'null' : typeof value) === type;
}

function fitsFields(fields: Readonly<Record<string, Shape>>, rest: Shape, value: object): boolean {
  const others = new Map(Object.entries(value));
  for (const [key, shape] of Object.entries(fields)) {
    const name = key.replace('?', '');
    if (others.has(name) ? !fits(shape, others.get(name)) : name === key) return false;
    others.delete(name);
  }
  // A newer server may send more than this client knows.
  return [...others.values()].every((each) => fits(rest, each));
}

function fits(shape: Shape, value: unknown): boolean {
  if (typeof shape === 'string') return shape.split('|').some((type) => fitsType(type, value));
  if ('one' in shape) return shape.one.includes(value);
  if ('any' in shape) return shape.any.some((each) => fits(each, value));
  if ('list' in shape) return Array.isArray(value) && value.every((each) => fits(shape.list, each));
  if (typeof value !== 'object' || !value || Array.isArray(value)) return false;
  return fitsFields(shape.fields, shape.rest ?? 'any', value);
}

/**
 * Checks a reply by its schema, except the bounds of numbers and the patterns of texts; zod
 * would be a twelfth of the first page.
 */
export const replyCheck = (shape: Shape) => ({
  safeParse: (data: unknown) => ({ success: fits(shape, data), data }),
});
