import { rejectionHolds } from '@craque/common/domain/friendship.ts';
import { type Game, playerOf } from '@craque/common/domain/game/game.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import {
  cancelGame,
  declineInvitation,
  leaveGame,
} from '@craque/common/domain/challenge/challenge.ts';
import { leaveParties } from '../party/party-people.ts';
import type { Stores } from '../store/store.ts';
import { retryOnConflict } from '../errors/retry-on-conflict.ts';

/** Milliseconds after which no request from before the deletion is still running. */
const settlingTime = 10 * 60 * 1000;

function withoutPlayer(game: Game, userId: string, now: number) {
  const player = userPlayer(userId);
  if (!playerOf(game, player)) return declineInvitation(game, userId, now);
  // A game without other players is about to be removed, so its invitations close.
  const cancelled = cancelGame(game, player, now);
  return cancelled.ok ? cancelled : leaveGame(game, player, now);
}

/** So that nobody waits for a deleted player. */
async function leaveChallenges(stores: Stores, userId: string, now: number): Promise<void> {
  const player = userPlayer(userId);
  const invited = await stores.games.invitedTo(userId);
  const running = await stores.games.unsettledOf(player, 0);
  for (const { id } of [...invited, ...running]) {
    await retryOnConflict(async () => {
      const game = await stores.games.find(id);
      if (!game?.challenge) return { saved: undefined };
      const left = withoutPlayer(game, userId, now);
      if (!left.ok || left.value === game) return { saved: undefined };
      return (await stores.games.save(left.value)) ? { saved: undefined } : undefined;
    });
  }
}

/** Repeatable. Feedback and corrections stay without their authors. */
export async function removeTraces(stores: Stores, userId: string, now: number): Promise<void> {
  const player = userPlayer(userId);
  await leaveChallenges(stores, userId, now);
  await stores.sessions.removeOf(userId);
  await stores.tokens.removeOf(userId);
  await stores.friendships.removeOf(userId);
  await stores.blocks.removeOf(userId);
  await stores.reports.removeOf(userId);
  await stores.games.removeOf(player);
  await stores.results.removeOf(player);
  await stores.records.remove(player);
  await stores.achievements.removeOf(userId);
  await stores.feedback.anonymise(userId);
  await stores.corrections.anonymise(userId);
  await leaveParties(stores, userId, now);
}

/**
 * The first step records the deletion, so that the sweep repeats the second: neither a crash nor a
 * request in flight leaves data behind.
 */
export async function removeAccount(stores: Stores, userId: string, now: number): Promise<void> {
  await stores.users.remove(userId, now);
  await removeTraces(stores, userId, now);
}

/** Until no earlier request can be in flight. */
async function sweepDeletions(stores: Stores, now: number): Promise<number> {
  const deletions = await stores.users.deletions();
  for (const { id, at } of deletions) {
    await removeTraces(stores, id, now);
    if (at + settlingTime < now) await stores.users.endDeletion(id);
  }
  return deletions.length;
}

/** Returns the number of accounts whose traces it has removed. */
export async function sweepAccounts(stores: Stores, now: number): Promise<number> {
  await stores.sessions.removeExpired(now);
  await stores.friendships.removeRejected(now - rejectionHolds);
  return sweepDeletions(stores, now);
}
