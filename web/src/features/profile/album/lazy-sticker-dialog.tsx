import { type ComponentProps, lazy, Suspense } from 'react';

const LazyDialog = lazy(async () => ({
  default: (await import('./album-sticker-dialog.tsx')).AlbumStickerDialog,
}));

/** In a chunk of its own: the album is fetched without the dialogs' part, which weighs as much as itself. */
export function AlbumStickerDialog(props: ComponentProps<typeof LazyDialog>) {
  return (
    <Suspense fallback={null}>
      <LazyDialog {...props} />
    </Suspense>
  );
}
