import type { PlayerId } from '@craque/common/domain/ids.ts';
import {
  gonePlayer,
  isRunning,
  type Party,
  type PartyFind,
  type PartySeat,
} from '@craque/common/domain/party/party.ts';
import { deadAfter, partyDueAt, removedAt } from '@craque/common/domain/party/party-clock.ts';
import type { PartyDoc, PartySeatDoc } from '../documents.ts';
import { parties as partyDocs, partyFinds, partySeats } from '../party-collections.ts';
import { type Engine, takenKey } from '../port.ts';
import { createKeptReads } from './kept-reads.ts';

const withinHour = 60 * 60 * 1000;
/** Milliseconds until a room with a clock has to be looked at; others are due when they are dead. */
const longestStep = 2 * 60 * 1000;

const isOpen = (party: Party) => party.phase === 'lobby' || isRunning(party);

function docOf({ code, revision, hostSeenAt, ...party }: Party): PartyDoc {
  const whole = { ...party, code, revision, hostSeenAt };
  const { creator, host, acting, roster, screens } = party;
  const people = [creator, host, ...(acting ? [acting] : []), ...screens];
  const isTaken = isOpen(whole) && creator !== gonePlayer;
  return {
    ...{ code, revision, hostSeenAt, party },
    openOf: isTaken ? creator : undefined,
    players: [...new Set([...people, ...roster.map(({ player }) => player)])],
    dueAt: partyDueAt(whole),
    removeAt: removedAt(whole),
  };
}

const partyFrom = ({ code, revision, hostSeenAt, party }: PartyDoc): Party => ({
  ...{ ...party, code, revision, hostSeenAt },
});

function finds(engine: Engine) {
  const found = engine.rows(partyFinds);
  const fields = ['league', 'athleteId', 'difficulty', 'guesses', 'finishedAt'] as const;
  return {
    /** The first one of an athlete in a league stays. */
    async addFind(player: PlayerId, find: PartyFind) {
      const id = `${player} ${find.league} ${find.athleteId}`;
      await takenKey(found.insert({ id, player, ...find }));
    },
    /** In the order of their times. */
    findsOf: (player: PlayerId): Promise<PartyFind[]> =>
      found.find({ where: { player }, fields, order: ['finishedAt'] }),
    removeFinds: (player: PlayerId) => found.remove({ player }),
  };
}

function roomsOn(engine: Engine) {
  const parties = engine.rows(partyDocs);
  const kept = createKeptReads<PartyDoc, Party>(parties, {
    ...{ id: 'code', noted: 'hostSeenAt', valueFrom: partyFrom, fewest: 1 },
  });
  return {
    /** `key`: the code is taken; `openOf`: its creator has an open room. */
    insert: (party: Party) => takenKey(parties.insert(docOf(party))),
    async find(code: string): Promise<Party | undefined> {
      return (await kept.read(code, { code }))[0];
    },
    hasOpen: async (player: PlayerId) => (await parties.count({ openOf: player })) > 0,
    /** Stored with revision + 1; false if the stored one differs, or if another room is open. */
    async save(party: Party): Promise<boolean> {
      const { code, revision } = party;
      const next = { ...party, revision: revision + 1 };
      const { code: _, hostSeenAt: __, ...changes } = docOf(next);
      const saving = { changed: 0 };
      const taken = await takenKey(
        parties.change({ code, revision }, changes).then((changed) => {
          saving.changed = changed;
        }),
      );
      const isSaved = taken === undefined && saving.changed === 1;
      if (isSaved) kept.keep(code, code, next);
      return isSaved;
    },
    /** The codes of rooms with a step that is due, the longest due first. */
    async due(now: number, limit: number) {
      const where = { dueAt: { upTo: now } };
      const found = await parties.find({ where, fields: ['code'], order: ['dueAt'], limit });
      return found.map(({ code }) => code);
    },
    /** How many are not over and have had an action within the hour. */
    async underWay(now: number) {
      const [playing, waiting] = await Promise.all([
        parties.count({ dueAt: { upTo: now + longestStep } }),
        parties.count({ dueAt: { from: now + deadAfter - withinHour } }),
      ]);
      return playing + waiting;
    },
    async noteHost(code: string, hostSeenAt: number) {
      await parties.change({ code }, { hostSeenAt }, { mayBeLost: true });
    },
    async listOf(player: PlayerId) {
      return (await parties.find({ where: { players: player } })).map(partyFrom);
    },
  };
}

const seatId = (code: string, seat: number) => `${code} ${seat}`;
const seatFrom = ({ id: _, ...seat }: PartySeatDoc): PartySeat => seat;

function seatsOn(engine: Engine) {
  const seats = engine.rows(partySeats);
  const kept = createKeptReads<PartySeatDoc, PartySeat>(seats, {
    ...{ id: 'id', noted: 'seenAt', valueFrom: seatFrom, fewest: 8 },
  });
  return {
    async seatsOf(code: string): Promise<PartySeat[]> {
      const found = await kept.read(code, { code });
      return found.toSorted((one, other) => one.seat - other.seat);
    },
    async seat(code: string, seat: number): Promise<PartySeat | undefined> {
      return (await kept.read(code, { id: seatId(code, seat) }))[0];
    },
    /** One that is there already stays. */
    async addSeat(code: string, seat: number, seenAt: number) {
      await takenKey(
        seats.insert({ id: seatId(code, seat), code, seat, revision: 0, seenAt, rounds: [] }),
      );
    },
    /** Stored with revision + 1; false if the stored one differs. */
    async saveSeat({ code, seat, revision, ...rest }: PartySeat): Promise<boolean> {
      const id = seatId(code, seat);
      const changes = { ...rest, revision: revision + 1 };
      const isSaved = (await seats.change({ id, revision }, changes)) === 1;
      if (isSaved) kept.keep(code, id, { code, seat, ...changes });
      return isSaved;
    },
    async noteSeat(code: string, seat: number, seenAt: number) {
      await seats.change({ id: seatId(code, seat) }, { seenAt }, { mayBeLost: true });
    },
  };
}

/** Rooms by their code, the seats of each, and whom accounts have solved. */
export function createPartyStore(engine: Engine) {
  const [parties, seats] = [engine.rows(partyDocs), engine.rows(partySeats)];
  return {
    ...finds(engine),
    ...roomsOn(engine),
    ...seatsOn(engine),
    /** Rooms with their seats, seven days after the end; returns how many. */
    async removeEnded(now: number) {
      const where = { removeAt: { upTo: now } };
      const ended = await parties.find({ where, fields: ['code'], limit: 100 });
      for (const { code } of ended) {
        await seats.remove({ code });
        await parties.remove({ code });
      }
      return ended.length;
    },
  };
}
export type PartyStore = ReturnType<typeof createPartyStore>;
