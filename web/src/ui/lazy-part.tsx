import { type ComponentType, lazy, Suspense } from 'react';

/** A component in a separate chunk; shows nothing until it is loaded. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }));
  return (props: Props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
