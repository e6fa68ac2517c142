import type { PlayerId } from '@craque/common/domain/ids.ts';
import { claimedParty, findsOf } from '@craque/common/domain/party/party-claim.ts';
import { entryOf, type Party, type PartySeat } from '@craque/common/domain/party/party.ts';
import { retryOnConflict } from '../errors/retry-on-conflict.ts';
import type { Stores } from '../store/store.ts';

type PartyStores = Pick<Stores, 'parties'>;
type Claim = { guest: PlayerId; user: PlayerId };

function moveRoom(
  { parties }: PartyStores,
  { guest, user }: Claim,
  code: string,
): Promise<Party | undefined> {
  return retryOnConflict(async () => {
    const party = await parties.find(code);
    if (!party) return { saved: undefined };
    const isHost = await parties.hasOpen(user);
    const claimed = claimedParty(party, { guest, user, isHost });
    return (await parties.save(claimed)) ? { saved: claimed } : undefined;
  });
}

/** Saved as it is: a guess in flight is either part of it, or finds that the seat is another's. */
function closedSeat(
  { parties }: PartyStores,
  code: string,
  number: number,
): Promise<PartySeat | undefined> {
  return retryOnConflict(async () => {
    const seat = await parties.seat(code, number);
    return !seat || (await parties.saveSeat(seat)) ? { saved: seat } : undefined;
  });
}

/** A guest's rooms go on as the account's, and whom they have solved there is in its album. */
export async function claimParties(stores: PartyStores, claim: Claim): Promise<void> {
  const { parties } = stores;
  const { guest, user } = claim;
  // Those of the user have moved before, if this failed in the middle.
  for (const { code } of [...(await parties.listOf(user)), ...(await parties.listOf(guest))]) {
    const party = await moveRoom(stores, claim, code);
    const own = party?.roster.filter(({ player }) => player === guest || player === user) ?? [];
    for (const { seat } of own) {
      const closed = await closedSeat(stores, code, seat);
      for (const find of closed ? findsOf(closed) : []) await parties.addFind(user, find);
    }
  }
}

/**
 * A room that goes on keeps its people when one of them logs in, with seat and role; nothing of it
 * counts for the account that was solved before.
 */
export async function takeRoomsAlong(stores: PartyStores, claim: Claim): Promise<void> {
  for (const { code, phase } of await stores.parties.listOf(claim.guest)) {
    if (phase === 'over') continue;
    const party = await moveRoom(stores, claim, code);
    const own = party && entryOf(party, claim.user);
    if (own) await closedSeat(stores, code, own.seat);
  }
}
