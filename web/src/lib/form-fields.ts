import { type ErrorCode, isErrorCode } from '@craque/common/contracts/errors.ts';
import { useState } from 'react';

/** Error of a field, as a code of the contract's table; `errors.<code>` is its text. */
export type FieldErrors<Name extends string> = Partial<Record<Name, ErrorCode>>;

type Issue = { path: readonly PropertyKey[]; message: string };
type Request = {
  safeParse: (values: unknown) => { error?: { issues: readonly Issue[] } | undefined };
};

/** Validates a form by the api's contract: at most one error per field. */
export function contractErrors<Name extends string>(
  request: Request,
  names: readonly Name[],
  values: unknown,
): FieldErrors<Name> {
  const errors: FieldErrors<Name> = {};
  for (const { path, message } of request.safeParse(values).error?.issues ?? []) {
    const name = names.find((each) => each === path[0]);
    if (name && isErrorCode(message)) errors[name] ??= message;
  }
  return errors;
}

/**
 * The input of a form and its errors; `names` in screen order. A field with an error is validated on
 * every key press, so that the error goes as soon as it is fixed.
 */
export function useFormFields<Fields extends object, Name extends keyof Fields & string>(
  first: Fields,
  names: readonly Name[],
  errorsOf: (fields: Fields) => FieldErrors<Name>,
) {
  const [fields, setFields] = useState(first);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  /** Replaces the errors of some fields; the others may be the server's. */
  const recheck = (names: readonly Name[], values: Fields) => {
    const now = errorsOf(values);
    const fresh = Object.fromEntries(names.map((name) => [name, now[name]]));
    setErrors((before) => ({ ...before, ...fresh }));
  };
  return {
    fields,
    errors,
    setErrors,
    change(part: Partial<Fields>): void {
      const next = { ...fields, ...part };
      setFields(next);
      recheck(
        names.filter((name) => name in part && errors[name]),
        next,
      );
    },
    /** Validates a field on blur. */
    check: (name: Name) => recheck([name], fields),
    /** Validates all and returns the first with an error. */
    validate(): Name | undefined {
      const found = errorsOf(fields);
      setErrors(found);
      return names.find((name) => found[name]);
    },
    reset(): void {
      setFields(first);
      setErrors({});
    },
  };
}
