/** The subset of JSON Schema by which the built client checks replies (`build/contracts-plugin.ts`). */
export type Shape = {
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Shape[];
  properties?: Readonly<Record<string, Shape>>;
  required?: readonly string[];
  additionalProperties?: Shape;
  items?: Shape;
};

function fitsObject({ properties, required, additionalProperties }: Shape, value: object) {
  if (required?.some((name) => !Object.hasOwn(value, name))) return false;
  // A newer server may send more than this client knows.
  return Object.entries(value).every(([name, field]) => {
    const shape =
      properties && Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    return !shape || fits(shape, field);
  });
}

function fitsType(type: string, shape: Shape, value: unknown): boolean {
  if (value === null) return type === 'null';
  if (Array.isArray(value))
    return type === 'array' && value.every((each) => !shape.items || fits(shape.items, each));
  if (type === 'object') return typeof value === 'object' && fitsObject(shape, value as object);
  return type === 'integer' ? Number.isSafeInteger(value) : typeof value === type;
}

function fits(shape: Shape, value: unknown): boolean {
  if ('const' in shape) return value === shape.const;
  if (shape.enum) return shape.enum.includes(value);
  if (shape.anyOf) return shape.anyOf.some((each) => fits(each, value));
  return !shape.type || [shape.type].flat().some((type) => fitsType(type, shape, value));
}

/**
 * Checks a reply by its schema, except the bounds of numbers and the patterns of texts; zod
 * would be a twelfth of the first page.
 */
export const replyCheck = (shape: Shape) => ({
  safeParse: (data: unknown) => ({ success: fits(shape, data), data }),
});
