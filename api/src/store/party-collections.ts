import type { PartyDoc, PartyFindDoc, PartySeatDoc } from './documents.ts';
import { type Collection, kinds } from './port.ts';

export const parties: Collection<PartyDoc> = {
  name: 'parties',
  key: ['code'],
  fields: kinds({
    text: ['code'],
    number: ['revision', 'hostSeenAt', 'removeAt'],
    'text?': ['openOf'],
    texts: ['players'],
    'number?': ['dueAt'],
    json: ['party'],
  }),
  indexes: {
    openOf: { fields: ['openOf'], unique: true, sparse: true },
    ofPlayer: { fields: ['players'] },
    due: { fields: ['dueAt'], sparse: true },
    removed: { fields: ['removeAt'] },
  },
};

export const partySeats: Collection<PartySeatDoc> = {
  name: 'partySeats',
  key: ['id'],
  fields: kinds({
    text: ['id', 'code'],
    number: ['seat', 'revision', 'seenAt'],
    json: ['rounds'],
  }),
  indexes: { ofRoom: { fields: ['code', 'seat'] } },
};

export const partyFinds: Collection<PartyFindDoc> = {
  name: 'partyFinds',
  key: ['id'],
  fields: kinds({
    text: ['id', 'player', 'league', 'athleteId', 'difficulty'],
    number: ['guesses', 'finishedAt'],
  }),
  indexes: { ofPlayer: { fields: ['player', 'finishedAt'] } },
};
