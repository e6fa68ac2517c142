/** Always compared as a value: an object never becomes a query operator. */
export const is = <T extends string | number>(value: T) => ({ $eq: value });

/** One of these values, each compared like `is`. */
export const isOneOf = <T extends string | number>(values: readonly T[]) => ({ $in: [...values] });

/** Common to all collections: an undeclared field is a bug. */
export const schemaOptions = { versionKey: false, minimize: false, strict: 'throw' } as const;
