import { lazy, Suspense } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog-box.tsx';

const LazyBox = lazy(async () => ({
  default: (await import('./confirm-dialog-box.tsx')).ConfirmDialogBox,
}));

/**
 * A dialog is as large as the page that opens it, so it is loaded in a separate chunk on demand.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Suspense fallback={null}>
      <LazyBox {...props} />
    </Suspense>
  );
}
