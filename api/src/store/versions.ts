export const laterVersion =
  'was written by a later version of Craque: start that one again, or restore the backup made before the upgrade (docs/operations.md, Upgrading and going back)';

export function migratedLine(from: number, to: number): string {
  return `data migrated from version ${from} to ${to}; an earlier version of Craque can no longer read them`;
}
