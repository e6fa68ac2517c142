import type { PartyState, PartyView } from '@craque/common/contracts/party-view.ts';
import { followParty, type Party } from '../features/party/state/party-store.ts';

type ScreenRow = NonNullable<PartyState['rows']>[number];
type Round = NonNullable<PartyState['round']>;

const names = ['Ana', 'Beto Alemão', 'Çağla', 'Dona Maria Lu', 'Émile', 'Fuchs', 'Gigi', 'Heitor'];

/** Seats in the order of the table. */
export function screenRows(
  count: number,
  of: (at: number) => Partial<ScreenRow> = () => ({}),
): ScreenRow[] {
  return Array.from({ length: count }, (_, at) => ({
    ...{ seat: at + 1, name: `${names[at % names.length]} ${at + 1}` },
    ...{ points: 5000 - at * 60, time: 90_000, place: at + 1, moved: 0 },
    ...{ here: true, plays: true, done: false, solved: false, used: 0, band: null },
    ...of(at),
  }));
}

const allWords = (text: string) =>
  Object.fromEntries(['en', 'pt', 'es', 'fr', 'de', 'it'].map((language) => [language, text]));

/** Two clues are open. */
export function aPartyRound(overrides: Partial<Round> = {}): Round {
  return {
    ...{ number: 3, index: 3, sport: 'soccer', league: 'English Premier League', clues: 2 },
    ...{ dateBorn: '1997-11-16', nationalityCodes: ['BRA'], nationality: allWords('Brazil') },
    ...{ team: allWords('Albion'), positionKey: null, position: null, initials: null },
    ...{ imageUrl: '/api/parties/CRAQ34/rounds/3/photo?step=2', answer: null },
    ...overrides,
  };
}

export const anAnswer = {
  athleteName: 'Ada Secretova',
  first: { seat: 2, name: 'Beto', time: 12_340 },
  solved: 4,
};

/** A lobby as the big screen is told of it. */
export function aScreenState(overrides: Partial<PartyState> = {}): PartyState {
  const rows = overrides.rows ?? screenRows(3);
  return {
    ...{ code: 'CRAQ34', version: 7, phase: 'lobby', now: new Date().toISOString() },
    ...{ startsAt: null, endsAt: null, locked: false, doorOpen: true, hostAway: false },
    settings: { rounds: 8, seconds: 60, leagues: ['English Premier League'], difficulty: 'medium' },
    ...{ seats: rows.length, done: 0, round: null, top: [], rows, ends: [] },
    ...overrides,
  };
}

export const aHost = (steps: NonNullable<PartyView['host']>['steps'] = ['start', 'end']) => ({
  ...{ isHost: true, mayTakeOver: false, steps, people: [] },
});

export function aScreenView(
  state: Partial<PartyState> = {},
  host: PartyView['host'] = null,
): PartyView {
  return { state: aScreenState(state), seat: null, host, topic: 5, ticket: null };
}

/** A room that nobody answers for, with what was called. */
export function aQuietParty(now: () => number = Date.now): Party & { calls: string[] } {
  const calls: string[] = [];
  const live = {
    getState: () => ({ state: 'live', healthy: true }),
    subscribe: () => () => undefined,
    on: () => () => undefined,
    watch: () => () => undefined,
    time: async () => null,
  };
  const party = followParty('CRAQ34', 'screen', {
    call: (async (endpoint: { name: string }, input?: { body?: unknown }) => {
      calls.push([endpoint.name, JSON.stringify(input?.body)].filter(Boolean).join(' '));
      return aScreenView();
    }) as never,
    language: () => 'en',
    live: live as never,
    now,
    later: () => () => undefined,
    onReturn: () => () => undefined,
    isHidden: () => true,
    newKey: () => 'key',
  });
  return { ...party, calls };
}
