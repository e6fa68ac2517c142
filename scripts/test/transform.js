import { transformSync } from 'rolldown/utils';

/* The ES modules as they are: only types and JSX are taken away, by the compiler that builds the
   client. */

export function process(source, path) {
  const { code, map, errors } = transformSync(path, source, {
    sourcemap: true,
    jsx: { runtime: 'automatic' },
    typescript: { onlyRemoveTypeImports: true },
  });
  if (errors.length > 0) throw errors[0];
  return { code, map };
}
