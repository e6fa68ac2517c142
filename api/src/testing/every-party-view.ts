import {
  aParty,
  aPartyFind,
  aPartySeat,
  partyHost,
} from '@craque/common/testing/party-builders.ts';
import type { Stores } from '../store/store.ts';

const now = Date.UTC(2026, 10, 11, 12);

export async function fillParties({ parties }: Stores): Promise<void> {
  await parties.insert(aParty({}, now));
  for (const seat of [1, 2]) await parties.addSeat('CRAQUE', seat, now + seat);
  await parties.addFind(partyHost, aPartyFind());
}

export const partyViews = ({ parties }: Stores): Promise<unknown>[] => [
  parties.find('CRAQUE'),
  parties.seat('CRAQUE', 1),
  parties.seatsOf('CRAQUE'),
  parties.listOf(partyHost),
  parties.hasOpen(partyHost),
  parties.findsOf(partyHost),
  parties.due(Number.MAX_SAFE_INTEGER, 9),
  parties.underWay(now),
];

export async function endParties({ parties }: Stores): Promise<void> {
  await parties.save(aParty());
  await parties.saveSeat(aPartySeat());
  await parties.noteHost('CRAQUE', 9);
  await parties.noteSeat('CRAQUE', 1, 9);
  await parties.removeFinds(partyHost);
  await parties.removeEnded(9);
}
