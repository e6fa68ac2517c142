import { setTimeout as pause } from 'node:timers/promises';
import { dailyNumber } from '@craque/common/domain/daily/daily-date.ts';
import { languages } from '@craque/common/domain/language.ts';
import { localDate } from '@craque/common/domain/record/score-window.ts';
import { sports } from '@craque/common/domain/sport.ts';
import type { SharePictureChoice, SharePictures } from './share-pictures.ts';

const firstAfter = 5_000;
const roundEvery = 60_000;
/** Leaves the processor to the players. */
const betweenTwo = 100;

/** What links to the game and to today's dailies ask for: the page and each sport, in each language. */
export function likelyPictures(now: number): SharePictureChoice[] {
  const number = dailyNumber(localDate(now, 'UTC'));
  return languages.flatMap((language) => [
    { page: 'game' as const, language },
    ...[undefined, ...sports].map((sport) => ({ sport, number, language })),
  ]);
}

/** Has them drawn before somebody asks; returns how to end that. */
export function keepDrawn(pictureOf: SharePictures, failed: (error: unknown) => void): () => void {
  const drawing = { isOver: false };
  const round = async () => {
    for (const choice of likelyPictures(Date.now())) {
      if (drawing.isOver) return;
      await pictureOf(choice);
      await pause(betweenTwo, undefined, { ref: false });
    }
  };
  const run = () => void round().catch(failed);
  const first = setTimeout(run, firstAfter).unref();
  const rounds = setInterval(run, roundEvery).unref();
  return () => {
    drawing.isOver = true;
    clearTimeout(first);
    clearInterval(rounds);
  };
}
