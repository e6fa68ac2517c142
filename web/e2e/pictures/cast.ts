import assert from 'node:assert/strict';
import { setAdmin } from '@craque/api/accounts/admin-rights.ts';
import type { FeedbackItem } from '@craque/common/contracts/feedback.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import type { BrowserContextOptions } from '@playwright/test';
import { post } from '../product/api-call.ts';
import { type ChallengeSet, setChallenges } from '../challenge/challenge-set.ts';
import { befriend, type User } from '../challenge/people.ts';
import type { Product } from '../product/product.ts';
import { fillAlbum } from './albums.ts';
import { day, daysOfDailies, playDailiesOfToday, playEarlierDailies } from './dailies.ts';
import { enter } from './person.ts';
import { type OpenGame, openGame, type Plan } from './played-games.ts';
import { reportAll, winWithUnknownName } from './reports.ts';

/** The people of the pictures. */
export type Cast = {
  product: Product;
  /**
   * Cookies of a user with content on every screen, of an admin, who has no sticker, and of a
   * collector, who has all.
   */
  cookies: Record<'owner' | 'admin' | 'collector', BrowserContextOptions['storageState']>;
  /** A running game of the owner. */
  running: number;
  /** One game for each picture of a result, one guess before its end. */
  almostWon: readonly number[];
  /** A won game of the owner, in which a name did not count. */
  reported: number;
  /** The owner's challenges with three friends. */
  challenges: ChallengeSet;
  leave(): Promise<void>;
};

/** Prefix of two usernames that are not friends. */
export const searchedName = 'bru';

const plans: readonly Plan[] = [
  { sport: 'soccer', difficulty: 'medium', wrong: 1, ending: 'won' },
  { sport: 'formula1', difficulty: 'easy', wrong: 2, ending: 'won' },
  { sport: 'soccer', difficulty: 'hard', wrong: 0, ending: 'won' },
  { sport: 'basketball', difficulty: 'expert', wrong: 2, ending: 'lost' },
  { sport: 'soccer', difficulty: 'medium', wrong: 3, ending: 'won' },
  { sport: 'tennis', difficulty: 'hard', wrong: 3, ending: 'lost' },
  { sport: 'formula1', difficulty: 'medium', wrong: 1, ending: 'won' },
  { sport: 'basketball', difficulty: 'easy', wrong: 4, ending: 'won' },
  { sport: 'soccer', difficulty: 'expert', wrong: 1, ending: 'won' },
];

const notes = [
  {
    type: 'suggestion',
    status: 'reviewed',
    title: 'Mais ligas da América do Sul',
    content: 'Uruguai, Argentina e Chile têm craques que todo mundo conhece.\nObrigada pelo jogo!',
  },
  {
    type: 'bug',
    status: 'pending',
    title: 'A dica cobre o campo no celular deitado',
    content: 'Quando giro o aparelho com o teclado aberto, a lista de nomes fica por cima da dica.',
  },
  {
    type: 'feedback',
    status: 'implemented',
    title: 'O álbum ficou lindo',
    content: 'As figurinhas parecem impressas. Só queria poder virar a página com o dedo.',
  },
];

/** Each with a won game, so that there is a score beside the name. */
async function meetFriends(product: Product, owner: User): Promise<readonly User[]> {
  const people: User[] = [];
  for (const [username, displayName, wrong] of [
    ['ruivalente', 'Rui Valente', 0],
    ['zoelima', 'Zoé Lima', 2],
    ['leoprado', 'Léo Prado', 3],
    ['biarocha', 'Bia Rocha', 1],
    ['theo', 'Theo Andrade', 4],
    ['brunalopes', 'Bruna Lopes', 1],
    ['brunosa', 'Bruno Sá', 2],
  ] as const) {
    const person = await enter(product, username, displayName);
    const plan: Plan = { sport: 'soccer', difficulty: 'medium', wrong, ending: 'won' };
    await (await openGame(person.page.request, product, plan)).finish();
    people.push(person);
  }
  for (const friend of people.slice(0, 3)) await befriend(friend, owner);
  for (const { page } of people.slice(3, 5)) {
    await post(page.request, '/api/user/friends', { friendId: owner.user.id });
  }
  return people;
}

/** The owner's feedback, each entry with a different status. */
async function sendFeedback({ page }: User, admin: User): Promise<void> {
  for (const { status, ...note } of notes) {
    const { id } = await post<FeedbackItem>(page.request, '/api/feedback', note);
    await admin.page.request.patch(`/api/feedback/${id}/status`, { data: { status } });
  }
}

/** Thinking time for a guess, ms: a result of zero seconds looks unreal. */
const guessing = 1_700;

/** Registers everybody and gives them games, friends and feedback, all through the real api. */
export async function gatherCast(product: Product): Promise<Cast> {
  await product.setAhead(-daysOfDailies * day);
  const owner = await enter(product, 'marina', 'Marina Duarte');
  await playEarlierDailies(product, owner);
  const collector = await enter(product, 'ceciliaprado', 'Cecília Prado');
  const admin = await enter(product, 'helena', 'Helena Moura');
  await product.rewrite(async (stores) => {
    await setAdmin(stores, admin.user.username, true);
    await fillAlbum(stores, owner.user.id, 'half');
    await fillAlbum(stores, collector.user.id, 'full');
  });
  const open: OpenGame[] = [];
  for (const plan of plans) open.push(await openGame(owner.page.request, product, plan));
  const leaveOpen = async (sport: Sport, wrong: number) => {
    const plan: Plan = { sport, difficulty: 'medium', wrong, ending: 'running' };
    return (await openGame(owner.page.request, product, plan)).id;
  };
  const running = await leaveOpen('formula1', 3);
  const almostWon: number[] = [];
  for (const sport of ['soccer', 'tennis', 'formula1', 'basketball', 'tennis', 'soccer'] as const) {
    almostWon.push(await leaveOpen(sport, 2));
  }
  const others = await meetFriends(product, owner);
  const [first, second, third] = others;
  assert.ok(first && second && third);
  await sendFeedback(owner, admin);
  const reported = await winWithUnknownName(owner, product);
  await product.rewrite((stores) => reportAll(stores, [owner, first, second, third]));
  const challenges = await setChallenges(product, [owner, first, second, third], guessing);
  await playDailiesOfToday(product, owner, [first, second, third]);
  // Only now, so that they have taken as long as a person takes.
  for (const game of open) await game.finish();
  return {
    product,
    cookies: {
      owner: await owner.page.request.storageState(),
      admin: await admin.page.request.storageState(),
      collector: await collector.page.request.storageState(),
    },
    running,
    almostWon,
    reported,
    challenges,
    async leave() {
      for (const { page } of [owner, collector, admin, ...others]) await page.request.dispose();
    },
  };
}
