import assert from 'node:assert/strict';
import { setAdmin } from '@craque/api/accounts/admin-rights.ts';
import type { FeedbackItem } from '@craque/common/contracts/feedback.ts';
import type { SignedIn } from '@craque/common/contracts/accounts.ts';
import type { FeedbackStatus, FeedbackType } from '@craque/common/domain/feedback.ts';
import { type APIRequestContext, type BrowserContextOptions, request } from '@playwright/test';
import { post } from '../../web/e2e/product/api-call.ts';
import type { User } from '../../web/e2e/challenge/people.ts';
import {
  type ChallengeSet,
  type Four,
  setChallenges,
} from '../../web/e2e/challenge/challenge-set.ts';
import { register } from '../../web/e2e/product/new-account.ts';
import type { Product } from '../../web/e2e/product/product.ts';
import { type AlbumOwner, gatherAlbums } from './albums.ts';
import { type OpenGame, openGame, type Plan } from './played-games.ts';

type Person = { user: SignedIn; api: APIRequestContext };

/** The people of the pictures. */
export type Cast = {
  product: Product;
  /** Cookies of a user with content on every screen, of an admin, and of the owners of albums. */
  cookies: Record<'owner' | 'admin' | AlbumOwner, BrowserContextOptions['storageState']>;
  /** A running game of the owner. */
  running: number;
  /** One game for each picture of a result, one guess before its end. */
  almostWon: readonly number[];
  /** The owner's challenges with three friends. */
  challenges: ChallengeSet;
  /** Finishes the open games, so that they have taken as long as the pictures in between. */
  finish(): Promise<void>;
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

const notes: readonly { type: FeedbackType; title: string; content: string }[] = [
  {
    type: 'suggestion',
    title: 'Mais ligas da América do Sul',
    content: 'Uruguai, Argentina e Chile têm craques que todo mundo conhece.\nObrigada pelo jogo!',
  },
  {
    type: 'bug',
    title: 'A dica cobre o campo no celular deitado',
    content: 'Quando giro o aparelho com o teclado aberto, a lista de nomes fica por cima da dica.',
  },
  {
    type: 'feedback',
    title: 'O álbum ficou lindo',
    content: 'As figurinhas parecem impressas. Só queria poder virar a página com o dedo.',
  },
];

async function enter({ address }: Product, username: string, displayName: string): Promise<Person> {
  const api = await request.newContext({ baseURL: address });
  return { api, user: await register(api, { username, displayName }) };
}

/** Wins one game, so that there is a score beside the name. */
async function win(product: Product, { api }: Person, wrong: number): Promise<void> {
  const plan: Plan = { sport: 'soccer', difficulty: 'medium', wrong, ending: 'won' };
  await (await openGame(api, product, plan)).finish();
}

async function meetFriends(product: Product, owner: Person): Promise<readonly Person[]> {
  const people: Person[] = [];
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
    await win(product, person, wrong);
    people.push(person);
  }
  const askers = people.slice(0, 5);
  for (const { api } of askers) {
    await post(api, '/api/user/friends', { friendId: owner.user.id });
  }
  for (const { user } of askers.slice(0, 3)) {
    await post(owner.api, '/api/user/friends', { friendId: user.id });
  }
  return people;
}

/** Three feedback entries of the owner and one of somebody else, each with a different status. */
async function sendFeedback(owner: Person, other: Person, admin: Person): Promise<void> {
  const send = ({ api }: Person, note: object) => post<FeedbackItem>(api, '/api/feedback', note);
  const states: [FeedbackItem, FeedbackStatus][] = [];
  const refused = { type: 'suggestion', title: 'Um prêmio em dinheiro', content: 'Por acerto.' };
  states.push([await send(other, refused), 'rejected']);
  for (const [index, note] of notes.entries()) {
    const status = (['reviewed', 'pending', 'implemented'] as const)[index] ?? 'pending';
    states.push([await send(owner, note), status]);
  }
  for (const [{ id }, status] of states) {
    if (status === 'pending') continue;
    await admin.api.patch(`/api/feedback/${id}/status`, { data: { status } });
  }
}

/** Thinking time for a guess, ms: a result of zero seconds looks unreal. */
const guessing = 1_700;

/** The owner and the three who are friends already. */
function fourOf(owner: Person, others: readonly Person[]): Four {
  const [one, two, three, four] = [owner, ...others].map(
    ({ user, api }): User => ({ user, page: { request: api } }),
  );
  assert.ok(one && two && three && four);
  return [one, two, three, four];
}

/** Registers everybody and gives them games, friends and feedback, all through the real api. */
export async function gatherCast(product: Product): Promise<Cast> {
  const albums = await gatherAlbums(product);
  const owner = await enter(product, 'marina', 'Marina Duarte');
  const admin = await enter(product, 'chefe', 'Equipe do Craque');
  await product.rewrite((stores) => setAdmin(stores, admin.user.username, true));
  const open: OpenGame[] = [];
  for (const plan of plans) open.push(await openGame(owner.api, product, plan));
  const running = await openGame(owner.api, product, {
    sport: 'formula1',
    difficulty: 'medium',
    wrong: 3,
    ending: 'running',
  });
  const almostWon: number[] = [];
  for (const sport of ['soccer', 'tennis', 'formula1', 'basketball', 'tennis', 'soccer'] as const) {
    const plan: Plan = { sport, difficulty: 'medium', wrong: 2, ending: 'running' };
    almostWon.push((await openGame(owner.api, product, plan)).id);
  }
  const others = await meetFriends(product, owner);
  const [first] = others;
  if (first) await sendFeedback(owner, first, admin);
  const challenges = await setChallenges(product, fourOf(owner, others), guessing);
  return {
    product,
    cookies: {
      owner: await owner.api.storageState(),
      admin: await admin.api.storageState(),
      ...albums,
    },
    running: running.id,
    almostWon,
    challenges,
    async finish() {
      for (const game of open) await game.finish();
    },
    async leave() {
      for (const { api } of [owner, admin, ...others]) await api.dispose();
    },
  };
}
