import { lazyPart } from '../../ui/lazy-part.tsx';

/** What a found sticker adds: nobody finds one before they have guessed. */
export const foundSticker = () => import('./found-sticker.tsx');

export const FoundLight = lazyPart(async () => (await foundSticker()).FoundLight);
export const FoundFaces = lazyPart(async () => (await foundSticker()).FoundFaces);
