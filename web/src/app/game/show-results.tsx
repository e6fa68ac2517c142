import type { ReactNode } from 'react';
import { ResultPart } from '../../play/end/own-result.tsx';
import { wordedPart } from '../../ui/lazy-part.tsx';

const ResultDialog = wordedPart(
  async () => (await import('../../features/result/result-dialog.tsx')).ResultDialog,
);

/** Around every game: how its result is shown. */
export function ShowResults({ children }: { children: ReactNode }) {
  return <ResultPart value={ResultDialog}>{children}</ResultPart>;
}
