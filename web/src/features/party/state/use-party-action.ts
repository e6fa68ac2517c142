import { accountTexts } from '../../../lib/late-texts.ts';
import { useAction } from '../../../ui/toast/use-action.ts';

/** As `useAction`; what the server's refusals say is among the texts of the account. */
export function usePartyAction<Args extends unknown[]>(act: (...args: Args) => Promise<unknown>) {
  return useAction(async (...args: Args) => {
    try {
      await act(...args);
    } catch (error) {
      await accountTexts.want().catch(() => undefined);
      throw error;
    }
  });
}
