import { setTimeout as sleep } from 'node:timers/promises';
import type { PartyState, PartyView } from '@craque/common/contracts/party-view.ts';
import type { HostStep } from '@craque/common/domain/party/party.ts';
import { leagueNamed } from '@craque/common/domain/sport.ts';
import { athleteData } from '@craque/api/athletes/athlete-files.ts';
import { loadCatalogue } from '@craque/api/athletes/catalogue.ts';
import { ask } from '../ask.ts';
import { openPhone, type Phone } from './phone.ts';

/** Half of the devices' clocks are late, half early: by up to so many ms. */
const mostOff = 120_000;
const joinedAtOnce = 8;
const catalogue = loadCatalogue(athleteData, 'trusted');

/** Who it may be, by what is told at the start of a round: mostly one. */
export function candidatesOf({ round }: PartyState): string[] {
  const league = leagueNamed(round?.league ?? '');
  if (!league || !round?.dateBorn) throw new Error('the round has not begun');
  const pool = catalogue.pool(league, 'easy').flatMap((id) => catalogue.athlete(id) ?? []);
  return pool.filter((each) => each.dateOfBirth === round.dateBorn).map(({ name }) => name);
}

/** Of another sport than any round's. */
export const wrongNames = catalogue.members('womens-super-league').map(({ name }) => name);

type Plan = {
  seats: number;
  seconds: number;
  rounds: number;
  leagues?: readonly string[] | 'all';
};

/** A room with its screen and phones, whose seats are all taken. */
export async function openRoom(
  address: string,
  { seats, seconds, rounds, leagues = ['nba'] }: Plan,
) {
  const all = leagues === 'all';
  const body = { seconds, rounds, ...(!all && { leagues }), difficulty: 'easy' };
  const made = await ask(address, { path: '/api/parties', body });
  if (made.status !== 201) throw new Error(`no room: ${made.status} ${made.body}`);
  const { code } = (JSON.parse(made.body) as PartyView).state;
  const cookie = /gid=[^;]+/.exec(`${made.headers['set-cookie']}`)?.[0] ?? '';
  const screen = await openPhone(address, code, { isScreen: true, cookie });
  const phones: Phone[] = [];
  const waiting = Array.from({ length: seats }, (_, index) => index).values();
  const join = async () => {
    for (const index of waiting) {
      const offset = Math.round(mostOff * (2 * (index / seats) - 1));
      phones.push(await openPhone(address, code, { offset }));
    }
  };
  await Promise.all(Array.from({ length: joinedAtOnce }, join));
  return {
    ...{ code, screen, phones },
    async step(step: HostStep): Promise<void> {
      const path = `/api/parties/${code}/step`;
      const { status, body: text } = await ask(address, { path, body: { step }, cookie });
      if (status !== 200) throw new Error(`${step}: ${status} ${text}`);
    },
    close: () => Promise.all([screen, ...phones].map((each) => each.close())),
  };
}
export type BenchRoom = Awaited<ReturnType<typeof openRoom>>;

/** Until the device has been told of that phase of that round. */
export async function untilSeen(phone: Phone, phase: string, number: number): Promise<void> {
  const limit = Date.now() + 120_000;
  const isThere = () => phone.seen.some((each) => each.phase === phase && each.number === number);
  while (!isThere()) {
    if (Date.now() > limit) throw new Error(`nobody was told of ${phase} ${number}`);
    await sleep(5);
  }
}
