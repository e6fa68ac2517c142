import { transformSync } from 'rolldown/utils';

/* For jest, which runs the ES modules as they are: only types and JSX are taken away, by the compiler that builds
   the client. The `import` between workspaces goes through the links in node_modules, as in production. */

/** Throws the compiler's first error. */
export function process(source, path) {
  const { code, map, errors } = transformSync(path, source, {
    sourcemap: true,
    jsx: { runtime: 'automatic' },
    typescript: { onlyRemoveTypeImports: true },
  });
  if (errors.length > 0) throw errors[0];
  return { code, map };
}
