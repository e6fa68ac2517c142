import { expect, test } from '@jest/globals';
import { askTogether } from './ask-together.ts';
import type { LiveSessions } from './handshake.ts';

/** The questions that arrive, each answered with all its sessions once `pass` is called. */
function collected(answer: LiveSessions = async (sids) => new Set(sids)) {
  const questions: (readonly string[])[] = [];
  const waiting: (() => void)[] = [];
  const ask = askTogether(
    (sids) => {
      questions.push(sids);
      return answer(sids);
    },
    () => new Promise<void>((resolve) => waiting.push(resolve)),
  );
  const pass = () => {
    for (const resolve of waiting.splice(0)) resolve();
  };
  return { ask, questions, pass };
}

test('simultaneous handshakes ask once, and later ones again', async () => {
  const { ask, questions, pass } = collected();
  const answers = [ask(['one']), ask(['two']), ask(['three'])];
  pass();
  for (const answer of answers) expect(await answer).toEqual(new Set(['one', 'two', 'three']));
  const later = ask(['four']);
  pass();
  expect(await later).toEqual(new Set(['four']));
  expect(questions).toEqual([['one', 'two', 'three'], ['four']]);
});

test('a question holds no more than a thousand sessions', async () => {
  const { ask, questions, pass } = collected();
  const sids = Array.from({ length: 999 }, (_, index) => `${index}`);
  const answers = [ask(sids), ask(['a']), ask(['b'])];
  pass();
  await Promise.all(answers);
  expect(questions.map(({ length }) => length)).toEqual([1_000, 1]);
});

test('a failure is one of all who asked, and of nobody after them', async () => {
  const outcomes = [Promise.reject(new Error('no answer')), Promise.resolve(new Set(['b']))];
  const { ask, pass } = collected(() => outcomes.shift() ?? Promise.resolve(new Set<string>()));
  const answers = [ask(['a']), ask(['a'])];
  pass();
  for (const answer of answers) await expect(answer).rejects.toThrow('no answer');
  const later = ask(['b']);
  pass();
  expect(await later).toEqual(new Set(['b']));
});
