import type { AccountExport } from '@craque/common/contracts/account-export.ts';
import { saveFile } from '../../../ui/save-file.ts';

/** Named by user and day, so that two exports do not overwrite each other. */
export function exportFileName({ user, exportedAt }: AccountExport): string {
  return `craque-${user.username}-${exportedAt.slice(0, 10)}.json`;
}

/** Makes the browser download everything stored about the user. */
export function saveExport(data: AccountExport): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  saveFile(file, exportFileName(data));
}
