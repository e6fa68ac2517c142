import {
  createParty,
  openPartyScreen,
  readParty,
  removePartySeat,
  stepParty,
  takePartySeat,
} from '@craque/common/contracts/party.ts';
import { hostAwayAfter } from '@craque/common/domain/party/party-clock.ts';
import type { HostStep } from '@craque/common/domain/party/party.ts';
import type { TestApi } from '../test-api.ts';
import type { TestClient } from '../test-client.ts';
import { type Cell, of, revoke, type Row } from './authorisation.ts';

/**
 * N without a cookie, GH the guest who is the host, GS a guest with a seat, SC the screen, RM a guest
 * whom the host has removed, GX another guest, UX a user, AD an admin, RV the host with a revoked
 * session.
 */
export type PartyCaller = 'N' | 'GH' | 'GS' | 'SC' | 'RM' | 'GX' | 'UX' | 'AD' | 'RV';
export type PartySituation = { client: TestClient; code: string; seat: number };
export type PartyRow = Row<PartyCaller, PartySituation> & {
  /** The room is in its first round, which the host has revealed, or over. */
  at?: 'round' | 'over';
  hostAway?: true;
};

const callers: readonly PartyCaller[] = ['N', 'GH', 'GS', 'SC', 'RM', 'GX', 'UX', 'AD', 'RV'];
const removed: Cell = [403, 'The host has taken you out of this party'];
const hostOnly: Cell = [403, 'Only the host may do this'];
const seatFirst: Cell = [403, 'Take a seat first'];
const noParty: Cell = [404, 'There is no party with this code'];

type Cells = Record<PartyCaller, Cell>;
const all = (cell: Cell, others: Partial<Cells> = {}) => ({
  ...(Object.fromEntries(callers.map((caller) => [caller, cell])) as Cells),
  RM: removed,
  ...others,
});
const byHost = (cell: Cell = [200]) => all(hostOnly, { GH: cell });

const id = ({ code }: PartySituation) => code;
const first = ({ seat }: PartySituation) => ({ seat });
const strangers = { N: noParty, GX: noParty, UX: noParty, AD: noParty, RV: noParty } as const;

export const partyRows: readonly PartyRow[] = [
  {
    ...of('createParty'),
    cells: all([201], { GH: [409, 'You have an open party already'], RM: [201] }),
  },
  { ...of('readParty'), id, cells: all([200]) },
  { when: 'as the screen', ...of('readParty'), id, query: '?as=screen', cells: all([200]) },
  {
    when: 'of a room that is over',
    ...of('readParty'),
    id,
    at: 'over',
    cells: all([200], strangers),
  },
  { ...of('readPartyNews'), id, cells: all([200]) },
  { ...of('openPartyScreen'), id, cells: all([200]) },
  { ...of('takePartySeat'), id, cells: all([200]) },
  {
    when: 'with a team',
    ...of('takePartySeat'),
    ...{ id, body: () => ({ team: 'stars' }) },
    cells: all([200]),
  },
  {
    when: 'with another team after the start',
    ...of('takePartySeat'),
    ...{ id, at: 'round', body: () => ({ team: 'stars' }) },
    cells: all([409, 'This step is not due']),
  },
  {
    ...of('guessInParty'),
    ...{ id, at: 'round', body: () => ({ number: 1, guess: 'zzzz' }) },
    cells: all(seatFirst, { GS: [200] }),
  },
  { ...of('changeParty'), id, body: () => ({ rounds: 6 }), cells: byHost() },
  { ...of('stepParty'), id, body: () => ({ step: 'start' }), cells: byHost() },
  { ...of('removePartySeat'), id, body: first, cells: byHost() },
  {
    ...of('renamePartySeat'),
    ...{ id, body: (situation) => ({ ...first(situation), name: 'Another Name' }) },
    cells: byHost(),
  },
  {
    when: 'with a team',
    ...of('renamePartySeat'),
    ...{ id, body: (situation) => ({ ...first(situation), team: 'stars' }) },
    cells: byHost(),
  },
  { ...of('takeOverParty'), id, cells: byHost() },
  {
    when: 'while the host is away',
    ...of('takeOverParty'),
    ...{ id, hostAway: true },
    cells: all(hostOnly, { GH: [200], GS: [200], SC: [200] }),
  },
  {
    ...of('readPartyPhoto'),
    ...{ id, at: 'round', query: '?step=0', caching: 'private, max-age=86400' },
    cells: all([200]),
  },
  { ...of('readPartyResults'), id, cells: byHost() },
];

async function aSeat(client: TestClient, code: string, name: string): Promise<number> {
  const { body, text } = await client.call(takePartySeat, { id: code, body: { name } });
  if (!body.seat) throw new Error(text);
  return body.seat.seat;
}

/** A room of the host, a screen, and two seats. */
export async function partySituation(
  api: TestApi,
  { at, hostAway }: Pick<PartyRow, 'at' | 'hostAway'>,
  caller: PartyCaller,
): Promise<PartySituation> {
  const user = caller === 'RV' ? await api.user() : undefined;
  const host = user?.client ?? api.guest();
  const [phone, other, screen, gone] = [api.guest(), api.guest(), api.guest(), api.guest()];
  const { body } = await host.call(createParty, {
    body: { seconds: null, leagues: ['ATP'], teams: 2 },
  });
  const { code } = body.state;
  const step = (name: HostStep) => host.call(stepParty, { id: code, body: { step: name } });
  const seat = await aSeat(phone, code, 'Seat One');
  await aSeat(other, code, 'Seat Two');
  await screen.call(openPartyScreen, { id: code });
  await host.call(removePartySeat, {
    id: code,
    body: { seat: await aSeat(gone, code, 'Seat Three') },
  });
  if (at === 'over') await step('end');
  if (at === 'round') {
    await step('start');
    api.clock.move(3_000);
    await host.call(readParty, { id: code });
  }
  if (hostAway) {
    api.clock.move(hostAwayAfter);
    await phone.call(readParty, { id: code });
  }
  if (user) await revoke(api, user.user.id);
  const clients: Record<PartyCaller, () => Promise<TestClient>> = {
    N: async () => api.guest(),
    GH: async () => host,
    GS: async () => phone,
    SC: async () => screen,
    RM: async () => gone,
    GX: async () => (await api.newGame()).client,
    UX: async () => (await api.user()).client,
    AD: async () => (await api.admin()).client,
    RV: async () => host,
  };
  return { client: await clients[caller](), code, seat };
}
