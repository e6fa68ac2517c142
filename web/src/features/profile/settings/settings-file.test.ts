import { describe, expect, jest, test } from '@jest/globals';
import type { AccountExport } from '@craque/common/contracts/account-export.ts';
import { aUser } from '../../../testing/a-user.ts';
import { exportFileName, saveExport } from './settings-file.ts';

const held: AccountExport = {
  exportedAt: '2026-11-21T10:00:00.000Z',
  user: aUser({ username: 'lia' }),
  timeZone: 'America/Sao_Paulo',
  createdAt: '2026-11-01T10:00:00.000Z',
  visitedAt: null,
  newsSince: null,
  sessions: [],
  games: [],
  achievements: [],
  friends: [],
  friendRequests: [],
  feedback: [],
  corrections: [],
};

describe('the export', () => {
  test('is named by user and day', () => {
    expect(exportFileName(held)).toBe('craque-lia-2026-11-21.json');
  });

  test('is a JSON file that the browser downloads, and leaves nothing behind on the page', async () => {
    jest.useFakeTimers();
    const files: Blob[] = [];
    const revoked: string[] = [];
    const clicked: string[] = [];
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return 'blob:craque';
    };
    URL.revokeObjectURL = (address) => void revoked.push(address);
    const noting = (event: MouseEvent) => {
      event.preventDefault();
      clicked.push((event.target as HTMLAnchorElement).download);
    };
    document.addEventListener('click', noting);
    saveExport(held);
    document.removeEventListener('click', noting);
    expect(clicked).toEqual(['craque-lia-2026-11-21.json']);
    expect(files[0]?.type).toBe('application/json');
    expect(document.querySelector('a')).toBeNull();
    jest.runAllTimers();
    jest.useRealTimers();
    expect(revoked).toEqual(['blob:craque']);
  });
});
