import type { GuessView } from '@craque/common/contracts/games.ts';
import type { PartyState, PartyView } from '@craque/common/contracts/party-view.ts';
import { partyGuesses } from '@craque/common/domain/party/party.ts';

type Seat = NonNullable<PartyView['seat']>;
type Round = NonNullable<PartyState['round']>;
type Host = NonNullable<PartyView['host']>;

export const partyCode = 'CRAQ79';
export const partyTopic = 41;
export const iso = (ms: number): string => new Date(ms).toISOString();

/** In the lobby of two. */
export const aPartyState = (changes: Partial<PartyState> = {}): PartyState => ({
  ...{ code: partyCode, version: 1, phase: 'lobby', now: iso(0), startsAt: null, endsAt: null },
  settings: { rounds: 5, seconds: 60, leagues: ['English Premier League'], difficulty: 'easy' },
  ...{
    mark: 'state',
    locked: false,
    doorOpen: true,
    hostAway: false,
    seats: 2,
    done: 0,
    round: null,
    top: [],
  },
  ...changes,
});

/** The first one, begun, with the date of birth alone. */
export const aPartyRound = (changes: Partial<Round> = {}): Round => ({
  ...{ number: 1, index: 1, sport: 'soccer', league: 'English Premier League', clues: 0 },
  ...{ dateBorn: '1993-07-28', nationalityCodes: null, nationality: null, team: null },
  ...{ positionKey: null, position: null, initials: null, answer: null },
  imageUrl: `/api/parties/${partyCode}/rounds/1/photo?step=0`,
  ...changes,
});

/** A second after the start of the first round, of a minute; the table's clock begins here, too. */
export const aRunningRound = (changes: Partial<PartyState> = {}, start = 999_000): PartyState =>
  aPartyState({
    ...{ version: 5, phase: 'round', now: iso(start + 1000), round: aPartyRound() },
    ...{ startsAt: iso(start), endsAt: iso(start + 60_000) },
    ...changes,
  });

export const aPartyRow = (changes: Partial<NonNullable<Seat['row']>> = {}) => ({
  ...{ seat: 1, name: 'Ana', points: 0, time: 0, place: 1, moved: 0 },
  ...changes,
});

export const aSeat = (changes: Partial<Seat> = {}): Seat => ({
  ...{
    seat: 1,
    mark: 'seat',
    name: 'Ana',
    plays: true,
    number: null,
    guesses: [],
    left: partyGuesses,
  },
  ...{ done: false, solved: false, roundPoints: null, row: aPartyRow(), sheet: [] },
  ...changes,
});

export const aHost = (changes: Partial<Host> = {}): Host => ({
  ...{ isHost: true, mayTakeOver: false, steps: ['start', 'end'] },
  people: [
    { seat: 1, name: 'Ana', here: true, stays: true },
    { seat: 2, name: 'Ben', here: false },
  ],
  ...changes,
});

export const aPartyGuess = (changes: Partial<GuessView> = {}): GuessView => ({
  ...{ id: '0', guess: 'Mohamed Salah', accuracy: 40, feedback: '', createdAt: iso(0) },
  ...changes,
});

/** What a seat sees. */
export const aPartyView = (changes: Partial<PartyView> = {}): PartyView => ({
  ...{ state: aPartyState(), seat: aSeat(), host: null, topic: partyTopic, ticket: 'ticket' },
  mark: 'rest',
  ...changes,
});
