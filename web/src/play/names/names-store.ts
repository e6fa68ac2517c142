import { type AthleteNames, readAthleteNames } from '@craque/common/contracts/athletes.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type Call, call } from '../../lib/api.ts';
import type { NameBook } from './name-book.ts';

/**
 * The lists come with the first game of a sport, the code that searches them with the first letter.
 * If either fails the game works without, and the next game or letter retries.
 */
export function createNamesStore(call: Call) {
  const store = createStore<{ [S in Sport]?: NameBook }>(() => ({}));
  const lists = new Map<Sport, AthleteNames | 'loading'>();
  const wanted = new Set<Sport>();

  async function build(sport: Sport): Promise<NameBook | undefined> {
    const code = await import('./name-book.ts').catch(() => undefined);
    const list = lists.get(sport);
    if (!code || !list || list === 'loading') return code?.emptyBook;
    const book = store.getState()[sport] ?? code.openNameBook(list);
    store.setState({ [sport]: book });
    return book;
  }

  return {
    ...store,
    /** With every letter. Without the list the book is empty; without the code there is none. */
    open(sport: Sport): NameBook | Promise<NameBook | undefined> {
      wanted.add(sport);
      return store.getState()[sport] ?? build(sport);
    },
    async load(sport: Sport): Promise<void> {
      if (lists.has(sport)) return;
      lists.set(sport, 'loading');
      const reply = await call(readAthleteNames, { query: { sport } }).catch(() => undefined);
      if (!reply) return void lists.delete(sport);
      lists.set(sport, reply);
      if (wanted.has(sport)) await build(sport);
    },
  };
}

export const athleteNames: ReturnType<typeof createNamesStore> = createNamesStore(call);

export const useNameBook = (sport: Sport): NameBook | undefined =>
  useStore(athleteNames, (state) => state[sport]);
