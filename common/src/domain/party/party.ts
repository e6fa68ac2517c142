import type { Game, GuessOutcome } from '../game/game.ts';
import { type GameId, guestPlayer, type PlayerId } from '../ids.ts';
import type { Difficulty, League } from '../sport.ts';

export const partyRounds = { least: 5, most: 15, usual: 8 } as const;
/** Of a round; null is untimed. */
export const partySeconds = { least: 30, most: 120, usual: 60 } as const;
export const partyGuesses = 5;
export const leastSeats = 2;
export const mostSeats = 60;
/** With those removed: nobody fills the document by coming and going. */
export const mostEntries = 200;
export const mostScreens = 8;

/** The teams of a room are the first so many; each is a colour and a mark. */
export const partyTeams = ['bolts', 'stars', 'hearts', 'clovers'] as const;
export type PartyTeam = (typeof partyTeams)[number];
export const teamNumbers = { least: 2, most: partyTeams.length } as const;

export type PartySettings = {
  rounds: number;
  seconds: number | null;
  /** Several are mixed: sports and leagues have turns. */
  leagues: readonly League[];
  difficulty: Difficulty;
  /** Null if everybody plays for themselves; absent in older rooms, which have none. */
  teams?: number | null;
};

export const partyPhases = ['lobby', 'countdown', 'round', 'reveal', 'podium', 'over'] as const;
export type PartyPhase = (typeof partyPhases)[number];

export const hostSteps = ['start', 'clue', 'reveal', 'next', 'end', 'again'] as const;
export type HostStep = (typeof hostSteps)[number];

/** What a round hides. */
export type PartySecret = Pick<Game, 'sport' | 'league' | 'athlete' | 'artVariant'>;

/** Times in ms. Numbers go on when the same people play again. */
export type PartyRound = PartySecret & {
  number: number;
  startsAt: number;
  /** Null if untimed. */
  endsAt: number | null;
  /** 0 to 4: nationality, team, position, initials. */
  clues: number;
  endedAt?: number;
  /** When the answer is shown, on all devices together. */
  shownAt?: number;
};

export type RosterEntry = {
  seat: number;
  player: PlayerId;
  name: string;
  /** What they have called themself since the round began: their name from the answer on. */
  wish?: string;
  joinedAt: number;
  /** The first round they play; absent until it begins. */
  from?: number;
  /** What a latecomer begins with. */
  base: number;
  team?: PartyTeam;
  removed?: true;
};

/** A room with everything but the guesses: it is saved by compare-and-set of its revision. */
export type Party = {
  code: string;
  /** What phones and screens watch. */
  topic: GameId;
  screenTopic: GameId;
  revision: number;
  /** Counts changes that somebody may notice. */
  version: number;
  settings: PartySettings;
  phase: PartyPhase;
  lastAt: number;
  creator: PlayerId;
  host: PlayerId;
  /** Whoever stands in for a host who is away, until the host is back or the next round begins. */
  acting?: PlayerId;
  /** Noted without a save, so that it meets nobody's compare-and-set. */
  hostSeenAt: number;
  locked: boolean;
  roster: readonly RosterEntry[];
  screens: readonly PlayerId[];
  /** Of this game. */
  rounds: readonly PartyRound[];
  firstRound: number;
  /** Athletes of earlier games of the room. */
  seenAthletes: readonly string[];
  endedAt?: number;
};

export type PartyGuess = {
  text: string;
  accuracy: number;
  outcome: GuessOutcome;
  at: number;
  /** Without a clock: how many were open. Absent in older rooms, where they cost nothing. */
  clues?: number;
  key?: string;
};

export type SeatRound = {
  number: number;
  guesses: readonly PartyGuess[];
  solvedAt?: number;
  points: number;
  /** Of a guest, until they have an account or the room is removed. */
  find?: PartyFind;
};

/** What somebody has done: a document of its own, so that guesses at once meet nobody else's. */
export type PartySeat = {
  code: string;
  seat: number;
  revision: number;
  seenAt: number;
  rounds: readonly SeatRound[];
};

/** Who was solved, for an album: the first time, with the guesses it took. */
export type PartyFind = {
  league: League;
  athleteId: string;
  difficulty: Difficulty;
  guesses: number;
  finishedAt: number;
};

/** In place of a deleted account. */
export const gonePlayer = guestPlayer('gone');

const letters = 'ACDEFGHJKMNPQRTUVWXY34679';
export const codeLength = 6;
/** Six characters of which no two look alike. */
export const partyCodeForm = new RegExp(`^[${letters}]{${codeLength}}$`);

/** What of a text is in no code, as it may have been read for something else. */
export const neverInCodes = (text: string): string[] =>
  [...new Set(text)].filter((letter) => !letters.includes(letter));

export function partyCodeFrom(random: () => number): string {
  const letter = () => letters[Math.floor(random() * letters.length)] ?? '';
  return Array.from({ length: codeLength }, letter).join('');
}

type NewParty = Pick<Party, 'code' | 'topic' | 'screenTopic' | 'settings' | 'host'>;

export function newParty(parts: NewParty, now: number): Party {
  return {
    ...parts,
    ...{ revision: 0, version: 1, phase: 'lobby', lastAt: now, hostSeenAt: now },
    ...{ creator: parts.host, locked: false, roster: [], screens: [] },
    ...{ rounds: [], firstRound: 1, seenAthletes: [] },
  };
}

export const changed = (party: Party, changes: Partial<Party>, now: number): Party => ({
  ...party,
  ...changes,
  version: party.version + 1,
  lastAt: Math.max(now, party.lastAt),
});

export const seated = ({ roster }: Party): RosterEntry[] =>
  roster.filter(({ removed }) => !removed);

/** A number that no seat has had: the newest one of a room is always remembered. */
export const nextSeat = ({ roster }: Party): number =>
  1 + Math.max(0, ...roster.map(({ seat }) => seat));

export const entryOf = ({ roster }: Party, player: PlayerId): RosterEntry | undefined =>
  roster.find((entry) => entry.player === player);

export const hostOf = ({ acting, host }: Party): PlayerId => acting ?? host;

/** Whose room it is, or who leads it: their seats cannot be taken from them. */
export const isKept = ({ creator, host, acting }: Party, player: PlayerId): boolean =>
  player !== gonePlayer && [creator, host, acting].includes(player);

export const currentRound = ({ rounds }: Party): PartyRound | undefined => rounds.at(-1);

export const roundsLeft = ({ settings, rounds }: Party): number => settings.rounds - rounds.length;

/** Nobody has come yet. */
export const isUntaken = ({ phase, roster }: Party): boolean =>
  phase === 'lobby' && roster.length === 0;

export const isRunning = ({ phase }: Party): boolean =>
  phase === 'countdown' || phase === 'round' || phase === 'reveal';

const closedFrom = 2;

/** The code is on the screen: somebody new may come in until two rounds are left. */
export function isDoorOpen(party: Party): boolean {
  const { phase, locked } = party;
  if (locked || seated(party).length >= mostSeats) return false;
  return phase === 'lobby' || (isRunning(party) && roundsLeft(party) > closedFrom);
}
