import type { GameView } from '@craque/common/contracts/games.ts';
import type { Difficulty, Sport } from '@craque/common/domain/sport.ts';
import type { APIRequestContext } from '@playwright/test';
import { post } from '../product/api-call.ts';
import type { Product } from '../product/product.ts';
import { wrongNames } from '../screens/guesses.ts';

/** A game to play: so many wrong names, then the right one or nothing more. */
export type Plan = {
  sport: Sport;
  difficulty: Difficulty;
  wrong: number;
  ending: 'won' | 'lost' | 'running';
};

/** A game one guess before its end, so that it took as long as a person's. */
export type OpenGame = { id: number; finish(): Promise<void> };

/** Starts a game and makes all guesses but the last; reads the hidden name from the store. */
export async function openGame(
  api: APIRequestContext,
  product: Product,
  { sport, difficulty, ...plan }: Plan,
): Promise<OpenGame> {
  const { id } = await post<GameView>(api, '/api/games', { sport, difficulty });
  return playUpToEnd(api, product, { ...plan, id });
}

/** The same with today's daily. */
export async function openDaily(
  api: APIRequestContext,
  product: Product,
  { sport, ...plan }: Omit<Plan, 'difficulty'>,
): Promise<OpenGame> {
  const { id } = await post<GameView>(api, '/api/daily/games', { sport });
  return playUpToEnd(api, product, { ...plan, id });
}

async function playUpToEnd(
  api: APIRequestContext,
  product: Product,
  { id, wrong, ending }: Pick<Plan, 'wrong' | 'ending'> & { id: number },
): Promise<OpenGame> {
  const game = product.storedGame(id);
  const known = await wrongNames(product.address, game, 24);
  // Spread over the list, so that they are not all equally far.
  const names = Array.from({ length: wrong }, (_, index) => known[(index * 7 + 2) % 24] ?? '');
  const guess = (name: string) => post(api, `/api/games/${id}/guess`, { guess: name });
  const early = ending === 'lost' ? wrong - 1 : wrong;
  for (const name of names.slice(0, early)) await guess(name);
  return {
    id,
    async finish() {
      if (ending === 'won') await guess(game.athlete.name);
      if (ending === 'lost') await guess(names[wrong - 1] ?? '');
    },
  };
}
