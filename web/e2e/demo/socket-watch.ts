import type { Page } from '@playwright/test';
import type { ChallengeLog } from './demo-log.ts';

export type SocketWatch = {
  /** Starts recording losses of the socket; earlier ones come from page changes. */
  begin(): void;
  /** A guest's socket is closed when the game is over. */
  end(): void;
  /** The number of losses, and the milliseconds until the server accepted each reconnection. */
  lost: number;
  gaps: readonly number[];
};

/** Follows the socket of a page in the browser. */
export function watchSocket(page: Page, who: string, log: ChallengeLog): SocketWatch {
  const memo: { noting: boolean; lostAt?: number } = { noting: false };
  const gaps: number[] = [];
  const watch = {
    lost: 0,
    gaps,
    begin() {
      memo.noting = true;
    },
    end() {
      memo.noting = false;
    },
  };
  const letIn = () => {
    const { lostAt } = memo;
    delete memo.lostAt;
    if (lostAt === undefined) return;
    gaps.push(log.now() - lostAt);
    log.note(who, `socket is back after ${log.now() - lostAt} ms`);
  };
  page.on('websocket', (socket) => {
    const state = { isIn: false };
    socket.on('framereceived', ({ payload }) => {
      // The server's answer to the Socket.IO handshake.
      if (!String(payload).startsWith('40')) return;
      state.isIn = true;
      letIn();
    });
    socket.on('close', () => {
      if (!memo.noting || !state.isIn) return;
      memo.lostAt = log.now();
      watch.lost += 1;
      log.note(who, 'socket lost');
    });
  });
  return watch;
}
