import { accountTexts } from '../../lib/account-texts.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

/* Dialogs are in a separate chunk: none is on screen at first, and the first load of the page
   has a budget. */
export const HelpDialog = lazyPart(async () => {
  const [part] = await Promise.all([import('./help-dialog.tsx'), accountTexts.want()]);
  return part.HelpDialog;
});
export const LeaveDialog = lazyPart(async () => (await import('./leave-dialog.tsx')).LeaveDialog);
