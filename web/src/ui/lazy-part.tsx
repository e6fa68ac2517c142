import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { accountTexts } from '../lib/account-texts.ts';

/**
 * A component in a separate chunk; shows the fallback until it is loaded. After `preload` it is
 * shown at once, where React.lazy would show the fallback first.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loaded: { part?: ComponentType<Props> } = {};
  const fetchPart = async () => {
    const part = await load();
    loaded.part = part;
    return { default: part };
  };
  const standIn = lazy(fetchPart);
  const current = () => loaded.part ?? standIn;
  return Object.assign(
    ({ fallback, ...props }: Props & { fallback?: ReactNode }) => (
      <Part {...{ current, fallback }} props={props as unknown as Props} />
    ),
    { preload: fetchPart },
  );
}

type PartProps<Props extends object> = {
  current: () => ComponentType<Props>;
  props: Props;
  fallback: ReactNode;
};

function Part<Props extends object>({ current, props, fallback }: PartProps<Props>) {
  const [Chosen] = useState<ComponentType<Props>>(current);
  return (
    <Suspense fallback={fallback}>
      <Chosen {...props} />
    </Suspense>
  );
}

/** A part whose words are among the texts of the account. */
export function wordedPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart(async () => {
    const [part] = await Promise.all([load(), accountTexts.want()]);
    return part;
  });
}
