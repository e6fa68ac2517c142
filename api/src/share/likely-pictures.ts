import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { dailyNumber } from '@craque/common/domain/daily/daily-date.ts';
import { languages } from '@craque/common/domain/language.ts';
import { localDate } from '@craque/common/domain/record/score-window.ts';
import { sports } from '@craque/common/domain/sport.ts';
import type { SharePictureChoice, SharePictures } from './share-pictures.ts';

const firstAfter = 5_000;
const roundEvery = 60_000;

/** What links to the game and to today's dailies ask for: the page and each sport, in each language. */
export function likelyPictures(now: number): SharePictureChoice[] {
  const number = dailyNumber(localDate(now, 'UTC'));
  return languages.flatMap((language) => [
    { page: 'game' as const, language },
    ...[undefined, ...sports].map((sport) => ({ sport, number, language })),
  ]);
}

/** Of low priority, so that they get only the time that the game leaves. */
function forkDrawer(): ChildProcess {
  const child = fork(new URL('./likely-drawer.ts', import.meta.url), {
    execArgv: ['--v8-pool-size=1'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return child;
}

/** `now` (ms) says which dates are shown. */
export type DrawingRequest = { now: number; choices: readonly SharePictureChoice[] };

/** Draws once, what can be drawn; the process ends afterwards. */
export function drawApart(now: number) {
  const child = forkDrawer();
  return {
    child,
    async draw(choices: readonly SharePictureChoice[]): Promise<(Buffer | undefined)[]> {
      const gone = once(child, 'exit').then(() => {
        throw new Error('the process that draws share pictures is gone');
      });
      gone.catch(() => undefined);
      child.send({ now, choices } satisfies DrawingRequest);
      const [pictures] = (await Promise.race([once(child, 'message'), gone])) as [
        (Uint8Array | undefined)[],
      ];
      return pictures.map((each) => each && Buffer.from(each));
    },
  };
}

/**
 * Has them drawn before somebody asks, as messengers do not wait for the first one, in a process
 * that takes its 60 MB with it; returns how to end that.
 */
export function keepDrawn(pictures: SharePictures, failed: (error: unknown) => void): () => void {
  const drawing: { isOver: boolean; child?: ChildProcess } = { isOver: false };
  const draw = (missing: readonly SharePictureChoice[]) => {
    const { child, draw: drawn } = drawApart(Date.now());
    drawing.child = child;
    return drawn(missing);
  };
  const run = () =>
    void pictures.fill(likelyPictures(Date.now()), draw).catch((error: unknown) => {
      if (!drawing.isOver) failed(error);
    });
  const first = setTimeout(run, firstAfter).unref();
  const rounds = setInterval(run, roundEvery).unref();
  return () => {
    drawing.isOver = true;
    clearTimeout(first);
    clearInterval(rounds);
    drawing.child?.kill();
  };
}
