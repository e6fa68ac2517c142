import type { Language } from '@craque/common/domain/language.ts';
import type { GameDeps, Notice } from '../play/state/game-state.ts';
import { unchosenGame } from '../play/state/game-choice.ts';
import { gameOf } from '../play/state/game-state.ts';
import { createGameStore } from '../play/state/game-store.ts';
import { buildNameBook, type NameBook } from '../play/names/name-book.ts';
import { createFakeGameApi } from './fake-game-api.ts';
import { listedPeople } from './fake-game-rules.ts';

export const listedBook = buildNameBook({ sport: 'soccer', names: listedPeople });

/** A game store on the fake api, whose clock is ten seconds behind; keys are key-1, key-2 … */
export function storeOnFakeApi({
  book,
  isGuest = true,
}: {
  book?: NameBook | Promise<NameBook>;
  isGuest?: boolean;
} = {}) {
  const api = createFakeGameApi();
  const notices: Notice[] = [];
  const setting: { language: Language; keys: number } = { language: 'pt', keys: 0 };
  const deps: GameDeps = {
    call: api.call,
    language: () => setting.language,
    now: () => Date.parse('2026-11-21T09:59:50.000Z'),
    newKey: () => {
      setting.keys += 1;
      return `key-${setting.keys}`;
    },
    isGuest: () => isGuest,
    leagues: () => [],
    bookOf: () => book,
    notify: (notice) => notices.push(notice),
  };
  const store = createGameStore(deps, unchosenGame('en'));
  const phase = () => store.getState().phase.state;
  const game = () => {
    const shown = gameOf(store.getState());
    if (!shown) throw new Error('no game is shown');
    return shown;
  };
  return { api, store, notices, setting, phase, game };
}
