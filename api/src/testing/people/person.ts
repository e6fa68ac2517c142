import type { GameId } from '@craque/common/domain/ids.ts';
import type { PacedWin } from '@craque/common/domain/record/pace.ts';

/**
 * A model of people who play as fast as is plausible, for the bounds of `rules: pace`. All times
 * are log-normal, both between people and for one of them. Reading: 238 words a minute (Brysbaert
 * 2019, silent reading of English). Typing: 238 ms from key to key on average, standard deviation
 * 111 ms between people (Dhakal et al. 2018, 136 million keystrokes). One person in a hundred knows
 * the whole pool by heart: they recognise a date of birth as fast as one recognises a face, and are
 * nearly always right with the first guess.
 */
export type Person = {
  key: number;
  /** Milliseconds for a word that is read. */
  word: number;
  /** Milliseconds in which a name comes to mind. */
  recall: number;
  knows: number;
  minutes: number;
};

// Looked up once: jest's globals are slow, and a day of 10,000 people draws millions of numbers.
const { sqrt, log, cos, exp, max, min, floor, PI } = Math;

/** In minutes. */
const longestDay = 12 * 60;

type Random = () => number;

/** Standard normal (Box and Muller). */
const normal = (random: Random) => sqrt(-2 * log(1 - random())) * cos(2 * PI * random());

const logNormal = (random: Random, median: number, spread: number) =>
  median * exp(spread * normal(random));

export function aPerson(random: Random): Person {
  const knowsAll = random() < 0.01;
  return {
    key: max(60, logNormal(random, 217, 0.44)),
    word: logNormal(random, 252, 0.25),
    recall: knowsAll ? logNormal(random, 900, 0.3) : logNormal(random, 6000, 0.5),
    knows: knowsAll ? 0.95 : 1 / (1 + exp(1.7 - 0.9 * normal(random))),
    minutes: min(longestDay, logNormal(random, 40, 1)),
  };
}

/**
 * With a list of all athletes at hand, for as long as one can play: whom they do not recall sooner
 * they find by typing six signs of the date, and recognise as fast as one who knows the pool.
 */
export const withList = (person: Person): Person => ({
  ...person,
  recall: min(person.recall, 6 * person.key + 900),
  knows: 0.98,
  minutes: longestDay,
});

const guessesAllowed = 5;
/** Least milliseconds in which people name a face that they know. */
const naming = 600;

/** Milliseconds from what is read to the sent guess: reading, recalling, typing. */
function answerTime(person: Person, random: Random, words: number): number {
  const keys = 4 + floor(6 * random());
  const reading = words * logNormal(random, person.word, 0.3);
  const recalling = max(naming, logNormal(random, person.recall, 0.5));
  const typing = keys * logNormal(random, person.key, 0.2);
  return reading + recalling + typing;
}

/** The picture and its clue on the screen, and the answer on its way. */
const network = (random: Random) => logNormal(random, 250, 0.4);

/** From an answer to the next game: its result is seen, sometimes there is a break. */
function between(random: Random): number {
  const isBreak = random() < 0.08;
  return 1000 + logNormal(random, 1200, 0.5) + (isBreak ? logNormal(random, 25_000, 1) : 0);
}

/** The wins of a day, in their order: games of five guesses, one after the other. */
export function winsOfADay(person: Person, random: Random): PacedWin[] {
  const wins: PacedWin[] = [];
  const end = person.minutes * 60_000;
  for (let now = 0; now < end; now += between(random)) {
    const start = now;
    for (let guesses = 1; guesses <= guessesAllowed; guesses += 1) {
      // A date first, then the sentence about each wrong guess.
      now += network(random) + answerTime(person, random, guesses === 1 ? 3 : 8);
      if (random() >= person.knows) continue;
      const gameId = wins.length as GameId;
      wins.push({ gameId, finishedAt: now, took: now - start, guesses });
      break;
    }
  }
  return wins;
}
