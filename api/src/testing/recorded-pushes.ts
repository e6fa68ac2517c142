import { expect } from '@jest/globals';
import type { Pushes } from '@craque/common/contracts/push/pushes.ts';
import {
  playerRoom,
  serverEvents,
  type ServerEventName,
} from '@craque/common/contracts/realtime.ts';
import { type Person, recordingPushes, type SentEvent } from './races/challenges.ts';

export type RecordedPushes = Pushes & {
  /** Events sent since the last call, in order, except those to the mover's own devices. */
  taken(): SentEvent[];
  takenWithEchoes(): SentEvent[];
  takenOf(...names: ServerEventName[]): SentEvent[];
  /** Events to the mover's own devices since the last call of any of these. */
  echoed(): SentEvent[];
  /** `player game` of whoever was removed from a room, and ended sids, since the last call. */
  unwatched(): string[];
  ended(): string[];
};

export const roomOf = ({ player }: Person) => playerRoom(player);
export const namesOf = (events: readonly SentEvent[]) => events.map(({ name }) => name);

/** Events to single players about a change of their own. */
const isEcho = ({ name, to }: SentEvent) =>
  name === 'player-changed' && to.rooms.every((room) => !room.startsWith('game:'));

/** Pushes that are only recorded; each has to match its contract exactly. */
export function recordPushes(): RecordedPushes {
  const sent: SentEvent[] = [];
  const left: string[] = [];
  const sids: string[] = [];
  const { emit } = recordingPushes(sent);
  return {
    emit(name, body, to) {
      expect(serverEvents[name].parse(body)).toEqual(body);
      emit(name, body, to);
    },
    unwatch: (player, gameId) => void left.push(`${player} ${gameId}`),
    endSession: (sid) => void sids.push(sid),
    takenWithEchoes: () => sent.splice(0),
    taken: () => sent.splice(0).filter((each) => !isEcho(each)),
    takenOf: (...names) =>
      sent.splice(0).filter((each) => !isEcho(each) && names.includes(each.name)),
    echoed: () => sent.splice(0).filter(isEcho),
    unwatched: () => left.splice(0),
    ended: () => sids.splice(0),
  };
}
