import { type ComponentProps, lazy, Suspense } from 'react';

const LazyDialog = lazy(async () => ({
  default: (await import('./album-sticker-dialog.tsx')).AlbumStickerDialog,
}));

/** In a separate chunk: the dialog code weighs as much as the album itself. */
export function AlbumStickerDialog(props: ComponentProps<typeof LazyDialog>) {
  return (
    <Suspense fallback={null}>
      <LazyDialog {...props} />
    </Suspense>
  );
}
