import { lazyPart } from '../../ui/lazy-part.tsx';

/** Parts of a found sticker, loaded late: nobody finds one before a guess. */
export const foundSticker = () => import('./found-sticker.tsx');

export const FoundLight = lazyPart(async () => (await foundSticker()).FoundLight);
export const FoundFaces = lazyPart(async () => (await foundSticker()).FoundFaces);
