import { type ComponentProps, lazy, Suspense } from 'react';

const LazyDialog = lazy(async () => ({
  default: (await import('./invite-dialog.tsx')).InviteDialog,
}));

/** In a separate chunk: most visits never open the dialog. */
export function InviteDialog(props: ComponentProps<typeof LazyDialog>) {
  return (
    <Suspense fallback={null}>
      <LazyDialog {...props} />
    </Suspense>
  );
}
