import { useRef, useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/translation.ts';
import { showToast } from './toast.tsx';

type OnFailure = {
  /** What failed, shown before the reason. */
  failed?: string;
  /** Called after a failure has been shown, before the action is enabled again. */
  mend?: () => unknown;
};

/**
 * What a button does, once at a time. A toast reports a failure, but not an aborted call or a closed
 * share sheet. `run` never rejects.
 */
export function useAction<Args extends unknown[]>(
  act: (...args: Args) => Promise<unknown>,
  { failed, mend }: OnFailure = {},
): { busy: boolean; run: (...args: Args) => void } {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const run = async (...args: Args) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await act(...args);
    } catch (error) {
      if ((error as Error).name !== 'AbortError') {
        const description = [failed, errorText(t, error)].filter(Boolean).join('. ');
        showToast({ title: t('toast.error'), description, tone: 'error' });
        await mend?.();
      }
    }
    running.current = false;
    setBusy(false);
  };
  return { busy, run: (...args) => void run(...args) };
}
