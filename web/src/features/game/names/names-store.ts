import { readAthleteNames } from '@craque/common/contracts/athletes.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type Call, call } from '../../../lib/api.ts';
import { buildNameBook, type NameBook, suggestNames } from './name-book.ts';

type Shelf = { state: 'loading' } | { state: 'ready'; book: NameBook } | { state: 'failed' };
export type NamesState = { [S in Sport]?: Shelf };

/**
 * The names that may be guessed, loaded once per sport. If that fails the game works without
 * suggestions, and the next game of the sport retries.
 */
export function createNamesStore(call: Call) {
  const store = createStore<NamesState>(() => ({}));
  return {
    ...store,
    async load(sport: Sport): Promise<void> {
      const known = store.getState()[sport];
      if (known && known.state !== 'failed') return;
      store.setState({ [sport]: { state: 'loading' } });
      const reply = await call(readAthleteNames, { query: { sport } }).catch(() => null);
      const book = reply && buildNameBook(reply);
      if (book) warmUp(book);
      store.setState({ [sport]: book ? { state: 'ready', book } : { state: 'failed' } });
    },
    bookOf(sport: Sport): NameBook | undefined {
      const shelf = store.getState()[sport];
      return shelf?.state === 'ready' ? shelf.book : undefined;
    },
  };
}

/** A search in advance, so that the first letter does not wait for the code to be compiled. */
function warmUp(book: NameBook): void {
  for (const text of ['an', 'ma', 'o a']) suggestNames(book, text);
}

export type NamesStore = ReturnType<typeof createNamesStore>;

export const athleteNames: NamesStore = createNamesStore(call);

export function useNameBook(names: NamesStore, sport: Sport): NameBook | undefined {
  const shelf = useStore(names, (state) => state[sport]);
  return shelf?.state === 'ready' ? shelf.book : undefined;
}
