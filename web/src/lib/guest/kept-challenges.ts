import { storage } from '../storage.ts';

const key = 'craque.challenges';
const most = 3;

export type KeptChallenge = { id: number; name: string };

function read(): KeptChallenge[] {
  const lines = (storage.read(key) ?? '').split('\n');
  return lines.flatMap((line) => {
    const [, id, name] = /^(\d+) (.+)$/.exec(line) ?? [];
    return id && name ? [{ id: Number(id), name }] : [];
  });
}

const write = (all: readonly KeptChallenge[]) =>
  storage.write(key, all.map(({ id, name }) => `${id} ${name}`).join('\n'));

const without = (gone: number) => read().filter(({ id }) => id !== gone);

/** What this device has played as a guest, newest first: a guest has no list of challenges. */
export const keptChallenges = {
  read,
  keep: (one: KeptChallenge) => write([one, ...without(one.id)].slice(0, most)),
  forget: (id: number) => write(without(id)),
};
