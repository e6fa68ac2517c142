import { lazyPart } from '../lazy-part.tsx';

/** A dialog is as large as the page that opens it, so it is a chunk of its own. */
export const ConfirmDialog = lazyPart(
  async () => (await import('./confirm-dialog-box.tsx')).ConfirmDialogBox,
);
