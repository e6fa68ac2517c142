/** Compared as a value whatever it is: an object never becomes an operator of the query. */
export const is = <T extends string | number>(value: T) => ({ $eq: value });

/** One of these values, each compared like `is`. */
export const isOneOf = <T extends string | number>(values: readonly T[]) => ({ $in: [...values] });

/** What every collection's schema has in common: a field that is not declared is a mistake of ours. */
export const schemaOptions = { versionKey: false, minimize: false, strict: 'throw' } as const;
