import { createGameLink } from '@craque/common/contracts/challenges.ts';
import { createStore } from 'zustand/vanilla';
import { ApiError, type Call } from '../../../lib/api.ts';

export type LinkState =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'ready'; address: string; expiresAt: string };

/** The link of a game; the server returns the same one each time. `origin` is that of this page. */
export function createLinkStore(deps: { call: Call; gameId: number; origin: string }) {
  const { call, gameId, origin } = deps;
  const store = createStore<LinkState>(() => ({ state: 'loading' }));
  return {
    ...store,
    async load(): Promise<void> {
      store.setState({ state: 'loading' }, true);
      try {
        const link = await call(createGameLink, { params: { id: gameId } });
        if (!link) throw new ApiError(200, 'invalid_reply', 'The server sent no link');
        const { code, expiresAt } = link;
        store.setState({ state: 'ready', address: `${origin}/join/${code}`, expiresAt }, true);
      } catch (error) {
        store.setState({ state: 'failed', error }, true);
      }
    },
  };
}

export type LinkStore = ReturnType<typeof createLinkStore>;
