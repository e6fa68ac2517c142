import type { SignedIn } from '@craque/common/contracts/accounts.ts';
import type { FeedbackItem } from '@craque/common/contracts/feedback.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import type { User } from '@craque/common/contracts/user.ts';
import { feedbackStatuses } from '@craque/common/domain/feedback.ts';
import { type APIRequestContext, type Page, request } from '@playwright/test';
import { post } from '../product/api-call.ts';
import type { Visit } from '../product/test.ts';
import { freshName, register } from '../product/new-account.ts';

/** A user whose profile has content on every tab. */
export type Collector = {
  user: SignedIn;
  /**
   * Prefixes of the names of a friend, of a requester, and of a stranger: what a search finds them
   * by.
   */
  others: string;
  /** A game of theirs that is still running. */
  running: number;
};

/** A person with their own cookies for the duration of `work`. */
async function asAnother<T>(
  { address }: Visit,
  work: (api: APIRequestContext) => Promise<T>,
): Promise<T> {
  const api = await request.newContext({ baseURL: address });
  try {
    return await work(api);
  } finally {
    await api.dispose();
  }
}

/** Registers a user on another device, who sends a friend request. */
export async function registerAsker(
  visit: Visit,
  friendId: string,
  username = freshName('rui'),
): Promise<SignedIn> {
  return asAnother(visit, async (api) => {
    const user = await register(api, { username, displayName: 'Rui Valentim Nascimento' });
    await post(api, '/api/user/friends', { friendId });
    return user;
  });
}

/** Registers a user on another device. */
export async function registerStranger(
  visit: Visit,
  username = freshName('eva'),
): Promise<SignedIn> {
  return asAnother(visit, (api) => register(api, { username }));
}

/** Starts a game of the user and makes one guess, either right or an unknown name. */
async function playOne({ page, product }: Visit, sport: string, isRight: boolean): Promise<number> {
  const { id } = await post<GameView>(page.request, '/api/games', { sport });
  const guess = isRight ? product.storedGame(id).athlete.name : 'Zzyx Qwortblatt';
  await post(page.request, `/api/games/${id}/guess`, { guess });
  return id;
}

/**
 * Registers the visitor and gives them games, a friend, a request and a feedback entry. Long names
 * are intentional.
 */
export async function registerCollector(visit: Visit): Promise<Collector> {
  const { page } = visit;
  const displayName = 'Maximiliane Fernandez-Oberhausen';
  const user = await register(page.request, { displayName });
  const others = freshName('zoe');
  const [friend] = await Promise.all([
    registerAsker(visit, user.id, `${others}_amiga`),
    registerAsker(visit, user.id, `${others}_pede`),
    registerStranger(visit, `${others}_livre`),
  ]);
  await post(page.request, '/api/user/friends', { friendId: friend.id });
  await playOne(visit, 'soccer', true);
  await playOne(visit, 'formula1', true);
  const running = await playOne(visit, 'basketball', false);
  await post(page.request, '/api/feedback', {
    type: 'suggestion',
    title: 'Mais ligas da América do Sul e do Norte',
    content: 'Uruguai, Argentina e Chile.\nObrigado!',
  });
  return { user, others, running };
}

/**
 * Makes the page treat its user as an admin, with a feedback entry in every state and one without
 * an author.
 */
export async function becomeAdmin(page: Page, user: User): Promise<void> {
  const items = feedbackStatuses.map(
    (status, index): FeedbackItem => ({
      id: `f${index}`,
      type: 'bug',
      title: `A tela some no celular ${index}`,
      content: 'Ao girar o aparelho.',
      email: null,
      userId: null,
      status,
      createdAt: '2026-11-20T10:00:00.000Z',
      user: index === 0 ? null : { ...user },
    }),
  );
  await page.route('**/api/user', (route) => route.fulfill({ json: { ...user, isAdmin: true } }));
  await page.route('**/api/feedback/all', (route) => route.fulfill({ json: items }));
}
