import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { act, friendsOn, guessFor, linkTo, sendChallenge, type User } from './people.ts';
import { wrongNames } from '../screens/guesses.ts';
import type { Product } from '../product/product.ts';
import type { Visit } from '../product/test.ts';

/** Challenges in every state that the first person can see; all are ids of games. */
export type ChallengeSet = {
  /** Three wait for the start, one has not answered. */
  lobby: number;
  /** Four play: one has guessed twice, one is out of guesses, one has not answered. */
  running: number;
  /** Somebody else was first; the first person still plays. */
  won: number;
  /** The first person is done, others are not. */
  open: number;
  /** All are done. */
  final: number;
  /** Path of the page by which anybody joins `running`. */
  link: string;
  /** An invitation to the first person. */
  invitation: number;
};

export type Four = readonly [User, User, User, User];

/**
 * Created through the api, so that they do not depend on a screen; every guess takes `pace`
 * milliseconds.
 */
export async function setChallenges(
  product: Product,
  people: Four,
  pace = 0,
): Promise<ChallengeSet> {
  const [first, second, third, fourth] = people;
  const others = [second, third, fourth];
  const start = async (joining: readonly User[], sport: string, difficulty = 'medium') => {
    const id = await sendChallenge(first, others, { sport, difficulty });
    for (const one of joining) await act(one, id, 'join');
    return id;
  };
  const wrong = async (who: User, id: number, count: number) => {
    const names = await wrongNames(product.address, product.storedGame(id), 12);
    for (const name of names.slice(0, count)) {
      await pause(pace);
      await guessFor(who, id, name);
    }
  };
  const right = async (who: User, id: number) => {
    await pause(pace);
    await guessFor(who, id, product.storedGame(id).athlete.name);
  };

  const running = await start([second, third], 'soccer');
  await wrong(second, running, 2);
  await wrong(third, running, 5);
  await wrong(first, running, 1);
  const link = await linkTo(first, running);
  const won = await start([second, third], 'basketball', 'easy');
  // The first guess of each starts them alone.
  await wrong(first, won, 1);
  await wrong(second, won, 1);
  await right(second, won);
  const open = await start([second, third], 'soccer', 'hard');
  await right(second, open);
  await wrong(third, open, 2);
  await wrong(first, open, 2);
  await right(first, open);
  const final = await start(others, 'formula1');
  await wrong(third, final, 3);
  await right(third, final);
  await right(first, final);
  await wrong(second, final, 5);
  await act(fourth, final, 'leave');
  const lobby = await start([second, third], 'basketball', 'easy');
  const invitation = await sendChallenge(second, [first], { sport: 'tennis', difficulty: 'hard' });
  return { lobby, running, won, open, final, link, invitation };
}

/** Challenges of four people; long names are intentional. */
export async function fourWithChallenges(visit: Visit): Promise<ChallengeSet> {
  const [lia, rui, eva, gil] = await friendsOn(
    visit,
    'Maximiliane Fernandez-Oberhausen',
    'Rui Valentim Nascimento',
    'Eva Dias',
    'Gil Prado',
  );
  assert.ok(lia && rui && eva && gil);
  return setChallenges(visit.product, [lia, rui, eva, gil]);
}
