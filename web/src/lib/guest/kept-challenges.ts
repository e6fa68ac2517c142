import { type Sport, sports } from '@craque/common/domain/sport.ts';
import { storage } from '../storage.ts';

const key = 'craque.challenges';
const most = 3;

/** `at`: when the guest's clock started, or they came. An older page kept neither it nor a sport. */
export type KeptChallenge = {
  id: number;
  name: string;
  sport?: Sport | undefined;
  at?: string | undefined;
};

function read(): KeptChallenge[] {
  const lines = (storage.read(key) ?? '').split('\n');
  return lines.flatMap((line) => {
    const [, id, name, sport, at] = /^(\d+) ([^\t]+)(?:\t(\w+)\t(\S+))?$/.exec(line) ?? [];
    if (!id || !name) return [];
    return [{ id: Number(id), name, sport: sports.find((each) => each === sport), at }];
  });
}

const lineOf = ({ id, name, sport, at }: KeptChallenge) =>
  `${id} ${name}${sport && at ? `\t${sport}\t${at}` : ''}`;

const write = (all: readonly KeptChallenge[]) => storage.write(key, all.map(lineOf).join('\n'));

const without = (gone: number) => read().filter(({ id }) => id !== gone);

/** What this device has played as a guest, newest first: a guest has no list of challenges. */
export const keptChallenges = {
  read,
  keep: (one: KeptChallenge) => write([one, ...without(one.id)].slice(0, most)),
  forget: (id: number) => write(without(id)),
};
