import { expect } from '@jest/globals';
import type { Pushes } from '@craque/common/contracts/pushes.ts';
import { serverEvents, type ServerEventName } from '@craque/common/contracts/realtime.ts';
import { recordingPushes, type SentEvent } from './races/challenge-rounds.ts';

export type RecordedPushes = Pushes & {
  /** What was sent since the last call, in order, but for what moves are told as to the mover's own devices. */
  taken(): SentEvent[];
  /** The same with those. */
  takenWithEchoes(): SentEvent[];
  /** The same, of these events alone; the others are forgotten. */
  takenOf(...names: ServerEventName[]): SentEvent[];
  /** What the mover's own devices were told since the last call of any of these. */
  echoed(): SentEvent[];
  /** `player game` of whoever was taken out of a room, and the sids of ended sessions, since the last call. */
  unwatched(): string[];
  ended(): string[];
};

/** To players alone, that something of theirs has changed. */
const isEcho = ({ name, to }: SentEvent) =>
  name === 'player-changed' && to.rooms.every((room) => !room.startsWith('game:'));

/** Pushes that reach nobody; each has to be what its contract says, no field more. */
export function recordPushes(): RecordedPushes {
  const told: SentEvent[] = [];
  const left: string[] = [];
  const sids: string[] = [];
  const { emit } = recordingPushes(told);
  return {
    emit(name, body, to) {
      expect(serverEvents[name].parse(body)).toEqual(body);
      emit(name, body, to);
    },
    unwatch: (player, gameId) => void left.push(`${player} ${gameId}`),
    endSession: (sid) => void sids.push(sid),
    takenWithEchoes: () => told.splice(0),
    taken: () => told.splice(0).filter((each) => !isEcho(each)),
    takenOf: (...names) =>
      told.splice(0).filter((each) => !isEcho(each) && names.includes(each.name)),
    echoed: () => told.splice(0).filter(isEcho),
    unwatched: () => left.splice(0),
    ended: () => sids.splice(0),
  };
}
