import type { Attack } from './attack.ts';
import { heavyExports } from './exports.ts';
import { pingFrames } from './ping-frames.ts';
import { pipelinedCalls } from './pipelined-calls.ts';
import { socketsWithoutCookie } from './sockets-without-cookie.ts';

export const attacks: readonly Attack[] = [
  pingFrames,
  pipelinedCalls,
  socketsWithoutCookie,
  heavyExports,
];

/** Throws a RangeError if there is none of that name. */
export function attackNamed(name: string): Attack {
  const found = attacks.find((each) => each.name === name);
  const names = attacks.map((each) => each.name).join(', ');
  if (!found) throw new RangeError(`no attack ${name}; there are ${names}`);
  return found;
}
