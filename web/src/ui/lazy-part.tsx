import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { accountTexts, partyTexts } from '../lib/late-texts.ts';
import { PartGuard } from './part-guard.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A component in a separate chunk, which suspends until it is loaded. After `preload` it is shown at
 * once, where React.lazy would show the fallback first.
 */
export function lazyScreen<Props extends object>(load: Load<Props>) {
  const { forget, current, preload } = loadable(load);
  return Object.assign(
    (props: Props) => (
      <PartGuard forget={forget} isDecoration={false}>
        <Shown current={current} props={props} />
      </PartGuard>
    ),
    { preload },
  );
}

function loadable<Props extends object>(load: Load<Props>) {
  const loaded: { screen?: ComponentType<Props>; standIn?: ComponentType<Props> | undefined } = {};
  const preload = async () => {
    const screen = await load();
    loaded.screen = screen;
    return { default: screen };
  };
  const current = () => {
    loaded.standIn ??= lazy(preload);
    return loaded.screen ?? loaded.standIn;
  };
  // React keeps the failure of a lazy component.
  const forget = () => void delete loaded.standIn;
  const isThere = () => loaded.screen !== undefined;
  return { preload, current, forget, isThere };
}

type ShownProps<Props extends object> = { current: () => ComponentType<Props>; props: Props };

function Shown<Props extends object>({ current, props }: ShownProps<Props>) {
  const [Chosen] = useState<ComponentType<Props>>(current);
  return <Chosen {...props} />;
}

function partOf<Props extends object>(load: Load<Props>, isDecoration: boolean) {
  const { forget, current, preload, isThere } = loadable(load);
  return Object.assign(
    ({ fallback, ...props }: Props & { fallback?: ReactNode }) => (
      <PartGuard {...{ forget, isDecoration }} standIn={fallback}>
        <Suspense fallback={fallback}>
          <Shown current={current} props={props as unknown as Props} />
        </Suspense>
      </PartGuard>
    ),
    { preload, isThere },
  );
}

/** The same for a part of a page, with a fallback of its own. */
export const lazyPart = <Props extends object>(load: Load<Props>) => partOf(load, false);

/** A part that tells nothing: without it the page is poorer, and no more. */
export const lazyDecoration = <Props extends object>(load: Load<Props>) => partOf(load, true);

/** Loads the texts of the part, too. */
const withTexts =
  <Props,>(load: Load<Props>, texts: { want: () => Promise<void> }): Load<Props> =>
  async () => {
    const [screen] = await Promise.all([load(), texts.want()]);
    return screen;
  };

/** A screen whose words are among the texts of the account. */
export const wordedScreen = <Props extends object>(load: Load<Props>) =>
  lazyScreen(withTexts(load, accountTexts));

/** A screen of a party, without the texts of the account. */
export const partyScreen = <Props extends object>(load: Load<Props>) =>
  lazyScreen(withTexts(load, partyTexts));

/** A part whose words are among the texts of the account. */
export const wordedPart = <Props extends object>(load: Load<Props>) =>
  lazyPart(withTexts(load, accountTexts));
