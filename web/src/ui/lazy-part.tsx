import { type ComponentType, lazy, Suspense, useState } from 'react';

/**
 * A component in a separate chunk; shows nothing until it is loaded. After `preload` it is shown at
 * once, where React.lazy would show nothing first.
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
  return Object.assign((props: Props) => <Part current={current} props={props} />, {
    preload: fetchPart,
  });
}

type PartProps<Props extends object> = { current: () => ComponentType<Props>; props: Props };

function Part<Props extends object>({ current, props }: PartProps<Props>) {
  const [Chosen] = useState<ComponentType<Props>>(current);
  return (
    <Suspense fallback={null}>
      <Chosen {...props} />
    </Suspense>
  );
}
