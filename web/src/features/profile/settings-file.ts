import type { AccountExport } from '@craque/common/contracts/account-export.ts';

/** Time (ms) that a browser gets to begin with the download before its address is taken back. */
const handOverTime = 10_000;

/** Named by user and day, so that two exports do not take each other's place. */
export function exportFileName({ user, exportedAt }: AccountExport): string {
  return `craque-${user.username}-${exportedAt.slice(0, 10)}.json`;
}

/** Has the browser download everything that is held about the user. */
export function saveExport(data: AccountExport): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href, download: exportFileName(data) });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(href), handOverTime);
}
