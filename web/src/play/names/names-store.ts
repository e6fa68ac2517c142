import { type AthleteNames, readAthleteNames } from '@craque/common/contracts/athletes.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type Call, call } from '../../lib/api.ts';
import type { NameBook } from './name-book.ts';

type Shelf =
  | { state: 'loading' }
  | { state: 'listed'; reply: AthleteNames }
  | { state: 'ready'; book: NameBook }
  | { state: 'failed' };
export type NamesState = { [S in Sport]?: Shelf };

/**
 * The names that may be guessed, loaded once per sport with its first game; the code that searches
 * them and checks guesses comes with the first letter. If either fails the game works without, and
 * the next game or letter retries.
 */
export function createNamesStore(call: Call) {
  const store = createStore<NamesState>(() => ({}));
  const wanted = new Set<Sport>();
  const opening = new Map<Sport, Promise<NameBook | undefined>>();
  const put = (sport: Sport, shelf: Shelf) => store.setState({ [sport]: shelf });

  async function build(sport: Sport): Promise<NameBook | undefined> {
    try {
      const { openNameBook, emptyBook } = await import('./name-book.ts');
      const shelf = store.getState()[sport];
      if (shelf?.state !== 'listed') return emptyBook;
      const book = openNameBook(shelf.reply);
      put(sport, { state: 'ready', book });
      return book;
    } catch {
      return undefined;
    } finally {
      opening.delete(sport);
    }
  }

  /**
   * To be called with the first letter, and again with any later one. Without the list the book is
   * empty; without the code there is none.
   */
  function open(sport: Sport): NameBook | Promise<NameBook | undefined> {
    const shelf = store.getState()[sport];
    wanted.add(sport);
    if (shelf?.state === 'ready') return shelf.book;
    const under = opening.get(sport) ?? build(sport);
    opening.set(sport, under);
    return under;
  }

  async function load(sport: Sport): Promise<void> {
    const known = store.getState()[sport];
    if (known && known.state !== 'failed') return;
    put(sport, { state: 'loading' });
    const reply = await call(readAthleteNames, { query: { sport } }).catch(() => null);
    put(sport, reply ? { state: 'listed', reply } : { state: 'failed' });
    if (reply && wanted.has(sport)) await open(sport);
  }

  return { ...store, load, open };
}

export type NamesStore = ReturnType<typeof createNamesStore>;

export const athleteNames: NamesStore = createNamesStore(call);

export function useNameBook(names: NamesStore, sport: Sport): NameBook | undefined {
  const shelf = useStore(names, (state) => state[sport]);
  return shelf?.state === 'ready' ? shelf.book : undefined;
}
