import type { Page } from '@playwright/test';

const watched = /^43\d*\[\{"ok":true/;

/** When the page's socket was lost, and when it was in the room again (ms since the epoch). */
export function followLine(page: Page) {
  const seen = { lost: 0, back: 0, failed: 0 };
  page.on('websocket', (socket) => {
    socket.on('close', () => {
      seen.lost = Date.now();
    });
    socket.on('framereceived', ({ payload }) => {
      if (watched.test(String(payload).slice(0, 20))) seen.back = Date.now();
    });
  });
  page.on('response', (response) => {
    if (response.status() >= 500) seen.failed += 1;
  });
  page.on('requestfailed', () => {
    seen.failed += 1;
  });
  return {
    seen,
    isBackSince: (at: number) => seen.lost < at || seen.back > seen.lost,
  };
}
export type Line = ReturnType<typeof followLine>;
