import { lazyDecoration } from '../../ui/lazy-part.tsx';

/* What is done with a sticker, loaded late: it is only looked at. */

const found = () => import('./found-sticker.tsx');
export const FoundLight = lazyDecoration(async () => (await found()).FoundLight);
export const FoundFoil = lazyDecoration(async () => (await found()).FoundFoil);
export const FoundBack = lazyDecoration(async () => (await found()).FoundBack);

export const OpenedPack = lazyDecoration(
  async () => (await import('./opened-pack.tsx')).OpenedPack,
);

export const Scratch = lazyDecoration(async () => (await import('./scratch.tsx')).Scratch);

/** What follows a guess. */
export const guessRitual = () =>
  Promise.all([FoundLight, FoundFoil, FoundBack, Scratch].map(({ preload }) => preload()));
