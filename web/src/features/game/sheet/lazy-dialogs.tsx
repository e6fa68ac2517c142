import { type ComponentProps, lazy, Suspense } from 'react';

/* Dialogs are in a separate chunk: none is on screen at first, and the first load of the page
   has a budget. */
const LazyHelp = lazy(async () => ({
  default: (await import('../setup/help-dialog.tsx')).HelpDialog,
}));
const LazyLeave = lazy(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog }));
const LazyResult = lazy(async () => ({
  default: (await import('../result/result-dialog.tsx')).ResultDialog,
}));

export function HelpDialog(props: ComponentProps<typeof LazyHelp>) {
  return (
    <Suspense fallback={null}>
      <LazyHelp {...props} />
    </Suspense>
  );
}

export function LeaveDialog(props: ComponentProps<typeof LazyLeave>) {
  return (
    <Suspense fallback={null}>
      <LazyLeave {...props} />
    </Suspense>
  );
}

export function ResultDialog(props: ComponentProps<typeof LazyResult>) {
  return (
    <Suspense fallback={null}>
      <LazyResult {...props} />
    </Suspense>
  );
}
