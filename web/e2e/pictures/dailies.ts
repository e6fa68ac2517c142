import { type Sport, sports } from '@craque/common/domain/sport.ts';
import { request } from '@playwright/test';
import type { User } from '../challenge/people.ts';
import type { Product } from '../product/product.ts';
import { openDaily, type Plan } from './played-games.ts';

export const day = 24 * 60 * 60 * 1000;

/** Wrong guesses before the right one; 5: not solved; absent: not played. */
type Played = Partial<Record<Sport, number>>;

/** Of the owner's earlier dates, the first one first: a week, a date missed, two more. */
const earlier: readonly Played[] = [
  { soccer: 2, tennis: 5 },
  { soccer: 0, basketball: 3, tennis: 1, formula1: 2 },
  { basketball: 5 },
  { soccer: 3, formula1: 1 },
  { soccer: 1, basketball: 2, tennis: 4, formula1: 5 },
  { tennis: 0 },
  { soccer: 4, basketball: 1 },
  {},
  { soccer: 2, basketball: 0, formula1: 3 },
  { soccer: 5, tennis: 2 },
];
export const daysOfDailies = earlier.length;

const today: Played = { soccer: 2, basketball: 5 };
const friends: readonly Played[] = [{ soccer: 1, basketball: 2 }, { soccer: 3 }, { soccer: 5 }];

/** Wrong guesses of the guests who make the bars. */
const guests = [0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5, 5, 1] as const;

const planOf = (sport: Sport, wrong: number): Omit<Plan, 'difficulty'> => ({
  sport,
  wrong,
  ending: wrong === 5 ? 'lost' : 'won',
});

async function playAll(product: Product, { page }: Pick<User, 'page'>, played: Played) {
  for (const sport of sports) {
    const wrong = played[sport];
    if (wrong === undefined) continue;
    await (await openDaily(page.request, product, planOf(sport, wrong))).finish();
  }
}

/** On a product whose clock is behind by these days; afterwards it is right. */
export async function playEarlierDailies(product: Product, owner: User): Promise<void> {
  for (const [index, played] of earlier.entries()) {
    // Later on each date, so that only a freeze covers the one that is missed.
    await product.setAhead((index - daysOfDailies) * day + index * 60_000);
    await playAll(product, owner, played);
  }
  await product.setAhead(0);
}

/** Two of the owner's are over and one is under way; friends and guests have played, too. */
export async function playDailiesOfToday(
  product: Product,
  owner: User,
  others: readonly User[],
): Promise<void> {
  await playAll(product, owner, today);
  const running = { sport: 'tennis', wrong: 2, ending: 'running' } as const;
  await openDaily(owner.page.request, product, running);
  for (const [index, played] of friends.entries()) {
    const friend = others[index];
    if (friend) await playAll(product, friend, played);
  }
  for (const wrong of guests) {
    const api = await request.newContext({ baseURL: product.address });
    await playAll(product, { page: { request: api } }, { soccer: wrong });
    await api.dispose();
  }
}
