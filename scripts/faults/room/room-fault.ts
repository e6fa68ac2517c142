import { setTimeout as sleep } from 'node:timers/promises';
import { createParty, readParty, stepParty } from '@craque/common/contracts/party.ts';
import { currentRound, type Party } from '@craque/common/domain/party/party.ts';
import { untilTrue } from '../../services/service.ts';
import type { TiedProcess } from '../../services/tied-process.ts';
import { insisting } from '../challenge-run.ts';
import { isReady } from '../outages.ts';
import { delaysOf } from '../party-judgement.ts';
import type { Fault, Scene } from '../scene.ts';
import { type Device, guestCalls, openDevice } from './device.ts';
import { type Group, newRecords, openFleet, type Records } from './fleet.ts';
import { momentOf } from './reports.ts';
import { backsOf, delaysOfMoments, errorsOfRoom, type PlayedRoom } from './room-judgement.ts';

/* One room of sixty phones and a screen, all behind one address and its usual limits, while what
   serves it is killed, restarted and stopped, and the phones sleep in turn. */

const seats = 60;
const groupCount = 4;
const redisAway = 10_000;
const outOfReach = 30_000;
const aimBack = 2_000;
/** Codes that nobody has may be tried so often by an address. */
const codeTries = 300;

type Times = Pick<PlayedRoom, 'moments' | 'asleep' | 'returns'>;
type Room = {
  scene: Scene;
  code: string;
  screen: Device;
  groups: readonly Group[];
  records: Records;
  times: { [name in keyof Times]: Times[name][number][] };
  redisGone: { from: number; to: number };
  seconds: number;
};

const partyOf = async ({ scene, code }: Pick<Room, 'scene' | 'code'>): Promise<Party> => {
  const party = await scene.stores.parties.find(code);
  if (!party) throw new Error(`the room ${code} is lost`);
  return party;
};

/** Notes when the room got further, and lets the phones play each round. */
async function follow(room: Room, signal: AbortSignal): Promise<void> {
  const { times, groups, seconds } = room;
  let [last, played] = [0, 0];
  while (!signal.aborted) {
    const party = await partyOf(room);
    const round = currentRound(party);
    const moment = momentOf(party.phase, round);
    if (moment > last) {
      const shownAt = party.phase === 'reveal' ? (round?.shownAt ?? 0) : 0;
      times.moments.push({ at: Math.max(Date.now(), shownAt), moment });
    }
    last = moment;
    if (round && round.number > played) {
      played = round.number;
      const order = { kind: 'round', number: played, name: round.athlete.name, seconds } as const;
      for (const group of groups) group.order(order);
    }
    await sleep(25);
  }
}

async function untilPhase(room: Room, phase: Party['phase'], least = 1): Promise<void> {
  const isThere = async () => {
    const party = await partyOf(room);
    return party.phase === phase && party.rounds.length >= least;
  };
  const limit = 1_000 * (room.seconds + 60) * 2;
  if ((await untilTrue(isThere, limit, 50)) === Infinity)
    throw new Error(`the room did not come to ${phase} ${least}`);
}

/** Of the same address as the phones, which keep their room. */
async function tryCodes({ scene }: Room): Promise<void> {
  const statuses: number[] = [];
  for (let count = 0; count <= codeTries; count += 1) {
    const answer = await fetch(`${scene.origin}/api/parties/AAAAAA`);
    await answer.arrayBuffer();
    statuses.push(answer.status);
  }
  const text = `${statuses.filter((each) => each === 404).length} codes tried, then ${statuses.at(-1)}`;
  scene.notes.fact('codes that nobody has', text);
  if (statuses.slice(0, -1).some((each) => each !== 404) || statuses.at(-1) !== 429)
    scene.violations.push(`codes are tried without a limit: ${statuses.join()}`);
}

const everybody = ({ groups }: Room) => [0, ...groups.flatMap(({ devices }) => devices)];

/** All of a kind at once, as when a new version comes without care. */
async function restart(processes: readonly TiedProcess[]): Promise<void> {
  for (const process of processes) process.signal('SIGTERM');
  await Promise.all(processes.map((process) => process.ended()));
  await Promise.all(processes.map((process) => process.start()));
}

async function breakServers(room: Room): Promise<void> {
  const { scene, times, redisGone } = room;
  const { processes, troubles } = scene;
  const back = (what: string) =>
    void times.returns.push({ what, devices: everybody(room), at: Date.now() });

  await untilPhase(room, 'round', 2);
  await sleep(3_000);
  const [node] = processes.realtime;
  await troubles.during('realtime', async () => {
    node?.signal('SIGKILL');
    // The other node is there.
    back('a realtime process was killed');
    await node?.ended();
    await sleep(3_000);
    await node?.start();
  });

  await untilPhase(room, 'round', 3);
  await sleep(3_000);
  await troubles.during('api', () => restart(processes.api));
  await untilTrue(async () => (await Promise.all(processes.api.map(isReady))).some(Boolean));
  back('both api processes were restarted');

  await untilPhase(room, 'round', 4);
  await sleep(3_000);
  const [redis] = processes.redis;
  redisGone.from = Date.now();
  await troubles.during('redis', async () => {
    redis?.signal('SIGTERM');
    await redis?.ended();
    await sleep(redisAway);
    await redis?.start();
  });
  redisGone.to = Date.now();
  back('Redis was stopped for 10 s');
}

/** Some are out of reach, all awake: these try again and again, ever more slowly. */
async function leaveAndReturn({ groups, times }: Room): Promise<void> {
  const [group] = groups;
  if (!group) return;
  const from = Date.now();
  const at = await group.loseLine(outOfReach);
  times.asleep.push({ devices: group.devices, from, to: at });
  times.returns.push({ what: 'no line for 30 s, awake', devices: group.devices, at });
  await sleep(5_000);
}

/** One group after the other, of which most sleep at the same time. */
async function sleepInTurn({ groups, times }: Room, ms: number): Promise<void> {
  await Promise.all(
    groups.map(async (group, index) => {
      await sleep((index * ms) / groupCount);
      const from = Date.now();
      const asleep = { devices: group.devices, from, to: Number.POSITIVE_INFINITY };
      times.asleep.push(asleep);
      asleep.to = await group.sleep(ms);
      times.returns.push({ what: 'sleep', devices: group.devices, at: asleep.to });
    }),
  );
}

async function judge(room: Room): Promise<void> {
  const { scene, records, times, redisGone } = room;
  const { notes, violations, stores } = scene;
  const party = await partyOf(room);
  const stored = await stores.parties.seatsOf(party.code);
  const shown = records.shown.toSorted((one, other) => one.at - other.at);
  const sent = [...records.sent.values()];
  const played: PlayedRoom = {
    ...{ ...times, party, seats: stored, shown, sent, seated: records.seated },
  };
  violations.push(...errorsOfRoom(played));
  for (const [what, ms] of backsOf(played)) notes.add(`back after: ${what}`, ms, { aim: aimBack });
  const begun = times.moments.find(({ moment }) => moment > 0)?.at ?? 0;
  const { from, to } = redisGone;
  const delays = [
    ...delaysOfMoments(played, begun, from),
    ...delaysOfMoments(played, to, Number.POSITIVE_INFINITY),
  ];
  notes.add('moments shown after they were made', delays, { aim: aimBack, share: 0.99 });
  notes.add('the same while Redis is away', delaysOfMoments(played, from, to));
  notes.add('guesses, until they were acknowledged', records.answers);
  const late = delaysOf({ party, seats: stored });
  notes.add('rounds begun and ended after their time', [...late.begun, ...late.ended.slice(0, -1)]);
  notes.fact('seats kept', records.seated.length);
  notes.fact('rounds played', party.rounds.length);
  notes.fact('guesses sent', sent.length);
  notes.fact('guesses acknowledged', sent.filter(({ isAcknowledged }) => isAcknowledged).length);
  const refused = Object.entries(Object.groupBy(records.refusals, (code) => code));
  const counts = refused.map(([code, all]) => `${all?.length} × ${code}`);
  notes.fact('guesses refused', counts.join(', ') || 'none');
  notes.fact('tables compared with the guesses', shown.filter(({ table }) => table).length);
}

async function openRoom(scene: Scene, size: number, opened: AsyncDisposableStack): Promise<Room> {
  const { origin, isSmall } = scene;
  const records = newRecords();
  const seconds = size > 60 ? 45 : 30;
  const host = { address: origin, origin };
  const { call, jar } = guestCalls(host);
  const body = { rounds: 15, seconds, difficulty: 'easy' } as const;
  const { state } = await call(createParty, { body });
  const { code } = state;
  const place = { origin, code };
  const show = (shown: Records['shown'][number]) => records.take({ kind: 'shown', shown });
  const screen = openDevice({ ...host, code, cookie: jar.cookie }, 'screen', {
    device: 0,
    show,
  });
  opened.defer(() => screen.close());
  const plan = { groups: groupCount, each: (isSmall ? 12 : seats) / groupCount };
  const groups = await openFleet(place, plan, records, opened);
  return {
    ...{ scene, code, screen, groups, records, seconds },
    times: { moments: [], asleep: [], returns: [] },
    redisGone: { from: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY },
  };
}

export const partyRoom: Fault = {
  name: 'party-room',
  size: [40, 300, 's for which each of sixty phones sleeps'],
  mayFail: true,
  env: () => ({ LIMITS_FACTOR: '1' }),
  load: () => ({ lanes: 0, callsASecond: 0, sockets: 0, people: 1 }),
  async disturb(scene, size) {
    await using opened = new AsyncDisposableStack();
    const room = await openRoom(scene, size, opened);
    const { screen, code } = room;
    const step = (one: 'start' | 'end') =>
      insisting(`the step ${one}`, () =>
        screen.call(stepParty, { params: { code }, body: { step: one } }),
      );
    await tryCodes(room);
    const ending = new AbortController();
    const following = follow(room, ending.signal);
    const playing = async () => {
      await step('start');
      await breakServers(room);
      await untilPhase(room, 'reveal', 4);
      await leaveAndReturn(room);
      await sleepInTurn(room, size * 1_000);
      const { rounds } = await partyOf(room);
      await untilPhase(room, 'reveal', rounds.length);
      await sleep(2_000);
      await step('end');
      await sleep(6_000);
    };
    await playing().finally(() => ending.abort());
    await following;
    await insisting('a reading', () => screen.call(readParty, { params: { code } }));
    await judge(room);
  },
};
