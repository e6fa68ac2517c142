import type { Page } from '@playwright/test';
import type { ChallengeLog } from './demo-log.ts';

export type SocketWatch = {
  /** From now on what becomes of the socket is noted; before that pages come and go. */
  begin(): void;
  /** A guest's socket is closed when the game is over. */
  end(): void;
  /** How often it was lost, and how long each time until the server had let it in again, ms. */
  lost: number;
  gaps: readonly number[];
};

/** Follows the socket of a page as the browser has it. */
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
      // The answer of the server to the greeting of Socket.IO.
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
