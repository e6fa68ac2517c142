import { lazyDecoration } from '../../ui/lazy-part.tsx';

/** Parts of a found sticker, loaded late: nobody finds one before a guess. */
export const foundSticker = () => import('./found-sticker.tsx');

export const FoundLight = lazyDecoration(async () => (await foundSticker()).FoundLight);
export const FoundFaces = lazyDecoration(async () => (await foundSticker()).FoundFaces);
