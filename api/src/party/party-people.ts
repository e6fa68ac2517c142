import type { AccountExport } from '@craque/common/contracts/account-export.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { withoutPlayer } from '@craque/common/domain/party/party-steps.ts';
import { entryOf } from '@craque/common/domain/party/party.ts';
import { retryOnConflict } from '../errors/retry-on-conflict.ts';
import type { Stores } from '../store/store.ts';

const isoTime = (at: number) => new Date(at).toISOString();

/** For the export: the rooms in which the user has a part. */
export async function partiesOf(
  { parties }: Pick<Stores, 'parties'>,
  userId: string,
): Promise<AccountExport['parties']> {
  const player = userPlayer(userId);
  const rooms = await parties.listOf(player);
  return Promise.all(
    rooms.map(async (party) => {
      const entry = entryOf(party, player);
      const seat = entry && (await parties.seat(party.code, entry.seat));
      const guesses = (seat?.rounds ?? []).flatMap((round) =>
        round.guesses.map(({ text, accuracy, at }) => ({ text, accuracy, at: isoTime(at) })),
      );
      return {
        ...{ code: party.code, hosted: party.creator === player },
        seat: entry ? { name: entry.name, joinedAt: isoTime(entry.joinedAt), guesses } : null,
      };
    }),
  );
}

/** For the export: whom the user has solved at parties. */
export async function partyFindsOf(
  { parties }: Pick<Stores, 'parties'>,
  userId: string,
): Promise<AccountExport['partyFinds']> {
  const found = await parties.findsOf(userPlayer(userId));
  return found.map(({ finishedAt, ...find }) => ({ ...find, solvedAt: isoTime(finishedAt) }));
}

/** Takes a deleted account out of its rooms, with what it has typed. */
export async function leaveParties(
  { parties }: Pick<Stores, 'parties'>,
  userId: string,
  now: number,
): Promise<void> {
  const player = userPlayer(userId);
  await parties.removeFinds(player);
  for (const { code } of await parties.listOf(player)) {
    await retryOnConflict(async () => {
      const party = await parties.find(code);
      if (!party) return { saved: undefined };
      const entry = entryOf(party, player);
      const seat = entry && (await parties.seat(code, entry.seat));
      if (seat && !(await parties.saveSeat({ ...seat, rounds: [] }))) return undefined;
      return (await parties.save(withoutPlayer(party, player, now)))
        ? { saved: undefined }
        : undefined;
    });
  }
}
