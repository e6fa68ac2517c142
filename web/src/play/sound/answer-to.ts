import type { GameView } from '@craque/common/contracts/games.ts';
import type { SoundName } from './samples.ts';

/** What is heard, so many ms later, and felt as times of `navigator.vibrate`. */
export type Answer = { sounds: readonly (readonly [SoundName, number])[]; touch?: number[] };

/** The clue opens when the brush has passed. */
const afterScratch = 480;

const cluesIn = ({ athleteDetail }: GameView) =>
  Object.values(athleteDetail).filter((clue) => clue !== null).length;

/** What a step of a game is answered with; a won sticker is heard when it is stuck in. */
export function answerTo(before: GameView | undefined, now: GameView | undefined): Answer {
  if (!before || before.id !== now?.id || before.completed) return { sounds: [] };
  const hasGuessed = now.guesses.length > before.guesses.length;
  if (now.completed) {
    if (now.won) return { sounds: [], touch: [20, 40, 60] };
    return hasGuessed ? { sounds: [['thud', 0]], touch: [10] } : { sounds: [] };
  }
  const opened = cluesIn(now) > cluesIn(before);
  if (!hasGuessed) return { sounds: opened ? [['paper', 0]] : [] };
  const paper = ['paper', afterScratch] as const;
  return { sounds: [['foil', 0], ...(opened ? [paper] : [])], touch: [10] };
}
