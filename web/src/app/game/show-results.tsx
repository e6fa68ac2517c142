import type { ReactNode } from 'react';
import { accountTexts } from '../../lib/account-texts.ts';
import { ResultPart } from '../../play/end/own-result.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const ResultDialog = lazyPart(async () => {
  const [part] = await Promise.all([
    import('../../features/result/result-dialog.tsx'),
    accountTexts.want(),
  ]);
  return part.ResultDialog;
});

/** Around every game: how its result is shown. */
export function ShowResults({ children }: { children: ReactNode }) {
  return <ResultPart value={ResultDialog}>{children}</ResultPart>;
}
