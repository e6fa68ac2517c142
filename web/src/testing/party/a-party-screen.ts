import type { PartyState, PartyView } from '@craque/common/contracts/party-view.ts';
import { languages } from '@craque/common/domain/language.ts';
import type { HostStep } from '@craque/common/domain/party/party.ts';
import { followParty, type Party } from '../../features/party/state/party-store.ts';
import type { Call } from '../../lib/api.ts';
import { createFakeTime, createFakeTransport } from '../fake-transport.ts';
import { aHost, aPartyRound, aPartyState, aPartyView, partyCode } from './a-party-view.ts';

type ScreenRow = NonNullable<PartyState['rows']>[number];
type Round = NonNullable<PartyState['round']>;

const names = ['Ana', 'Beto Alemão', 'Çağla', 'Dona Maria Lu', 'Émile', 'Fuchs', 'Gigi', 'Heitor'];

/** Seats in the order of the table. */
export const screenRows = (
  count: number,
  of: (at: number) => Partial<ScreenRow> = () => ({}),
): ScreenRow[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ seat: at + 1, name: `${names[at % names.length]} ${at + 1}` },
    ...{ points: 5000 - at * 60, time: 90_000, place: at + 1, moved: 0 },
    ...{ here: true, plays: true, done: false, solved: false, used: 0, band: null },
    ...of(at),
  }));

/** Two teams, the second of which has won a place. */
export const stageTeams: NonNullable<PartyState['teams']> = [
  { team: 'stars', size: 2, points: 1900, place: 1, moved: 1 },
  { team: 'bolts', size: 2, points: 950, place: 2, moved: -1 },
];

const inAll = (text: string) => Object.fromEntries(languages.map((language) => [language, text]));

/** The third, with two clues open. */
export const aStageRound = (changes: Partial<Round> = {}): Round =>
  aPartyRound({
    ...{ number: 3, index: 3, clues: 2, dateBorn: '1997-11-16', nationalityCodes: ['BRA'] },
    ...{ nationality: inAll('Brazil'), team: inAll('Albion') },
    imageUrl: `/api/parties/${partyCode}/rounds/3/photo?step=2`,
    ...changes,
  });

export const anAnswer = {
  athleteName: 'Ada Secretova',
  first: { seat: 2, name: 'Beto', time: 12_340 },
  solved: 4,
};

/** A room as the big screen is told of it. */
export function aStageState(changes: Partial<PartyState> = {}): PartyState {
  const rows = changes.rows ?? screenRows(3);
  const settings = { ...aPartyState().settings, rounds: 8 };
  const now = new Date().toISOString();
  return aPartyState({ settings, now, seats: rows.length, rows, ends: [], ...changes });
}

export const aStageView = (
  state: Partial<PartyState> = {},
  host: PartyView['host'] = null,
): PartyView => aPartyView({ state: aStageState(state), seat: null, host, ticket: null });

export const aHostOf = (...steps: HostStep[]) => aHost({ steps, people: [] });

/** A room that the test shows by itself, with what was asked of its server. */
export function aQuietParty(now: () => number = Date.now): Party & { calls: string[] } {
  const calls: string[] = [];
  const call = (async (endpoint: { name: string }, input: { body?: unknown }) => {
    calls.push([endpoint.name, JSON.stringify(input.body)].filter(Boolean).join(' '));
    return aStageView();
  }) as unknown as Call;
  const { later } = createFakeTime();
  const party = followParty(partyCode, 'screen', {
    ...{ call, now, later, live: createFakeTransport().live },
    language: () => 'en',
    onReturn: () => () => undefined,
    isHidden: () => true,
    preload: () => undefined,
    newKey: () => 'key',
  });
  return { ...party, calls };
}
