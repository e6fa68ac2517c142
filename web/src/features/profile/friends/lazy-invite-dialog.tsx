import { type ComponentProps, lazy, Suspense } from 'react';

const LazyDialog = lazy(async () => ({
  default: (await import('./invite-dialog.tsx')).InviteDialog,
}));

/** In a chunk of its own: the friends tab has no room for a dialog that most visits never open. */
export function InviteDialog(props: ComponentProps<typeof LazyDialog>) {
  return (
    <Suspense fallback={null}>
      <LazyDialog {...props} />
    </Suspense>
  );
}
