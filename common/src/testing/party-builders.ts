import type { GameId, PlayerId } from '../domain/ids.ts';
import { guestPlayer } from '../domain/ids.ts';
import {
  newParty,
  type Party,
  type PartyFind,
  type PartySeat,
  type PartySecret,
  type PartySettings,
} from '../domain/party/party.ts';
import { aGame } from './game-builders.ts';

export const partySettings: PartySettings = {
  ...{ rounds: 5, seconds: 60, leagues: ['english-premier-league'], difficulty: 'easy' },
};
export const partyHost = guestPlayer('host');

/** In the lobby. */
export function aParty(changes: Partial<Party> = {}, now = 0): Party {
  const parts = { code: 'CRAQUE', topic: 1 as GameId, screenTopic: 2 as GameId };
  const party = newParty({ ...parts, settings: partySettings, host: partyHost }, now);
  return { ...party, ...changes };
}

export const aPartySeat = (changes: Partial<PartySeat> = {}): PartySeat => ({
  ...{ code: 'CRAQUE', seat: 1, revision: 0, seenAt: 0, rounds: [] },
  ...changes,
});

export const phone = (name: string): PlayerId => guestPlayer(`phone-${name}`);

export function aPartySecret(): PartySecret {
  const { sport, league, athlete, artVariant } = aGame();
  return { sport, league, athlete, artVariant };
}

export const aPartyFind = (changes: Partial<PartyFind> = {}): PartyFind => ({
  ...{ league: 'nba', athleteId: 'jalen-brunson', difficulty: 'easy', guesses: 2 },
  finishedAt: 7,
  ...changes,
});
