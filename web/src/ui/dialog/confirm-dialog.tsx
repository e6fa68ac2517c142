import { lazy, Suspense } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog-box.tsx';

const LazyBox = lazy(async () => ({
  default: (await import('./confirm-dialog-box.tsx')).ConfirmDialogBox,
}));

/** A dialog weighs as much as the page that opens it, so it comes in a chunk of its own when it is asked for. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Suspense fallback={null}>
      <LazyBox {...props} />
    </Suspense>
  );
}
