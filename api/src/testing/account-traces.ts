import { expect } from '@jest/globals';
import { type Game, playerOf } from '@craque/common/domain/game/game.ts';
import { type PlayerId, userPlayer } from '@craque/common/domain/ids.ts';
import type { Stores } from '../store/store.ts';

/** A finished challenge stays with the other players; a solo game does not. */
const isTraceOf = (player: PlayerId) => (game: Game) =>
  game.players.every(({ id }) => id === player) || !playerOf(game, player)?.end;

export async function tracesOf(stores: Stores, userId: string): Promise<Record<string, unknown[]>> {
  const player = userPlayer(userId);
  const [account, record] = await Promise.all([
    stores.users.find(userId),
    stores.records.find(player),
  ]);
  return {
    users: account ? [account] : [],
    records: record ? [record] : [],
    sessions: await stores.sessions.listOf(userId),
    tokens: await stores.tokens.listOf(userId),
    games: (await stores.games.createdSince(player, 0, 1000)).filter(isTraceOf(player)),
    unsettled: (await stores.games.unsettledOf(player)).filter(isTraceOf(player)),
    invitations: await stores.games.invitedTo(userId),
    results: await stores.results.outcomesAfter(player),
    achievements: await stores.achievements.listOf(userId),
    friendships: await stores.friendships.allOf(userId),
    blocks: await stores.blocks.listOf(userId),
    reports: await stores.reports.listOf(userId),
    feedback: await stores.feedback.listOf(userId),
    corrections: await stores.corrections.listOf(userId),
    parties: await stores.parties.listOf(player),
    partyFinds: await stores.parties.findsOf(player),
  };
}

export async function expectNoTrace(stores: Stores, userId: string): Promise<void> {
  const held = Object.entries(await tracesOf(stores, userId)).filter(([, rows]) => rows.length > 0);
  expect(held).toEqual([]);
}
