import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { accountTexts } from '../lib/account-texts.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A component in a separate chunk, which suspends until it is loaded. After `preload` it is shown at
 * once, where React.lazy would show the fallback first.
 */
export function lazyScreen<Props extends object>(load: Load<Props>) {
  const loaded: { screen?: ComponentType<Props> } = {};
  const preload = async () => {
    const screen = await load();
    loaded.screen = screen;
    return { default: screen };
  };
  const standIn = lazy(preload);
  const current = () => loaded.screen ?? standIn;
  return Object.assign((props: Props) => <Shown current={current} props={props} />, { preload });
}

type ShownProps<Props extends object> = { current: () => ComponentType<Props>; props: Props };

function Shown<Props extends object>({ current, props }: ShownProps<Props>) {
  const [Chosen] = useState<ComponentType<Props>>(current);
  return <Chosen {...props} />;
}

/** The same for a part of a page, with a fallback of its own. */
export function lazyPart<Props extends object>(load: Load<Props>) {
  const Part = lazyScreen(load);
  return Object.assign(
    ({ fallback, ...props }: Props & { fallback?: ReactNode }) => (
      <Suspense fallback={fallback}>
        <Part {...(props as unknown as Props)} />
      </Suspense>
    ),
    { preload: Part.preload },
  );
}

/** Loads the texts of the account, too. */
const withTexts =
  <Props,>(load: Load<Props>): Load<Props> =>
  async () => {
    const [screen] = await Promise.all([load(), accountTexts.want()]);
    return screen;
  };

/** A screen whose words are among the texts of the account. */
export const wordedScreen = <Props extends object>(load: Load<Props>) =>
  lazyScreen(withTexts(load));

/** A part whose words are among the texts of the account. */
export const wordedPart = <Props extends object>(load: Load<Props>) => lazyPart(withTexts(load));
