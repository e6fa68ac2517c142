import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createParty,
  guessInParty,
  readParty,
  stepParty,
  takePartySeat,
} from '@craque/common/contracts/party.ts';
import type { PartyState } from '@craque/common/contracts/party-view.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { ApiError } from '../../web/src/lib/api.ts';
import type { SeededPlayer } from '../testing/seed-players.ts';
import { insisting } from './challenge-run.ts';
import { callerOf } from './headless-client.ts';
import { delaysOf, errorsOfParty, type Gap, type PartyLedger } from './party-judgement.ts';
import type { Scene } from './scene.ts';

type Ledger = {
  sent: PartyLedger['sent'][number][];
  shown: PartyLedger['shown'][number][];
};
type Phone = { seat: number; userId: string; call: ReturnType<typeof callerOf> };
export type PartyRoom = { code: string; phones: readonly Phone[]; ledger: Ledger };

const settings = { rounds: 5, seconds: 30, difficulty: 'easy' } as const;
/** As often as a phone reads that has a line to the pushes, half of it more or less. */
const readEvery = 10_000;

/** With a seat of its host and one of somebody else. */
export async function openRoom(
  origin: string,
  players: readonly SeededPlayer[],
): Promise<PartyRoom> {
  const [host] = players;
  if (!host) throw new RangeError('a room needs a host');
  const { state } = await callerOf(origin, host)(createParty, { body: settings });
  const { code } = state;
  const phones: Phone[] = [];
  for (const player of players) {
    const call = callerOf(origin, player);
    const { seat } = await call(takePartySeat, { params: { code }, body: {} });
    phones.push({ seat: seat?.seat ?? 0, userId: player.id, call });
  }
  return { code, phones, ledger: { sent: [], shown: [] } };
}

/** Undefined if it came too late, or the answer to an earlier try was lost and it is no more due. */
async function unlessLate<T>(what: string, act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await insisting(what, act);
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return undefined;
    throw error;
  }
}

async function guess(
  { code, ledger }: PartyRoom,
  { seat, call }: Phone,
  { number, text }: { number: number; text: string },
): Promise<void> {
  const sent = { seat, number, text, isAcknowledged: false };
  ledger.sent.push(sent);
  const input = { params: { code }, body: { number, guess: text }, idempotencyKey: randomUUID() };
  const answer = await unlessLate(`a guess of ${code}`, () => call(guessInParty, input));
  sent.isAcknowledged = answer !== undefined;
}

async function answerOf({ stores }: Scene, code: string): Promise<string> {
  const party = await stores.parties.find(code);
  return party?.rounds.at(-1)?.athlete.name ?? '';
}

/** Most rounds are solved by all, which ends them; the others end by their clock. */
async function playRound(scene: Scene, room: PartyRoom, state: PartyState): Promise<void> {
  const { random } = scene;
  const { number = 0 } = state.round ?? {};
  const begins = Date.parse(state.startsAt ?? '') - Date.now();
  const name = await answerOf(scene, room.code);
  const isSolvedByAll = random() < 0.7;
  await Promise.all(
    room.phones.map(async (phone, index) => {
      await sleep(Math.max(0, begins) + 300 + random() * 7_000);
      if (random() < 0.3) await guess(room, phone, { number, text: `nobody ${randomUUID()}` });
      if (index === 0 || isSolvedByAll) await guess(room, phone, { number, text: name });
    }),
  );
}

function note({ shown }: Ledger, { phase, startsAt, version, round }: PartyState): void {
  if (round) shown.push({ phase, startsAt, version, number: round.number });
}

/** Until the podium. Phones read in turn, so that most steps are taken by nobody's call. */
export async function playParty(scene: Scene, room: PartyRoom): Promise<void> {
  const { code, phones, ledger } = room;
  const params = { code };
  const [host] = phones;
  await sleep(scene.random() * (scene.isSmall ? 500 : 10_000));
  await unlessLate(`the start of ${code}`, async () =>
    host?.call(stepParty, { params, body: { step: 'start' } }),
  );
  const played = new Set<number>();
  for (;;) {
    const reads = phones.map(async ({ call }) => {
      const read = () => call(readParty, { params, query: { as: 'seat' } });
      const { state } = await insisting(`reading ${code}`, read);
      note(ledger, state);
      return state;
    });
    const [state] = await Promise.all(reads);
    const { phase, round } = state ?? {};
    if (phase === 'podium' || phase === 'over') return;
    const isNew = round && !played.has(round.number);
    if (state && isNew && (phase === 'countdown' || phase === 'round')) {
      played.add(round.number);
      await playRound(scene, room, state);
    }
    await sleep(readEvery * (0.5 + scene.random()));
  }
}

export async function judgeParty(
  { stores, notes, violations }: Scene,
  room: PartyRoom,
  gaps: readonly Gap[],
) {
  const { code, phones, ledger } = room;
  const party = await stores.parties.find(code);
  if (!party) {
    violations.push(`party ${code} is lost`);
    return 0;
  }
  const seats = await stores.parties.seatsOf(code);
  const own = phones.map(async ({ seat, userId }) => {
    return [seat, await stores.parties.findsOf(userPlayer(userId))] as const;
  });
  const finds = new Map(await Promise.all(own));
  violations.push(...errorsOfParty({ ...ledger, party, seats, finds }));
  const { begun, ended } = delaysOf({ party, seats }, gaps);
  notes.add('rounds begun after their time', begun, { aim: 2_000 });
  notes.add('rounds ended after their time', ended, { aim: 2_000 });
  return ledger.sent.filter(({ isAcknowledged }) => isAcknowledged).length;
}
