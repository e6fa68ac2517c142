import {
  type AlbumLeague,
  type LatestSticker,
  readAlbum,
  readLatestStickers,
} from '@craque/common/contracts/album.ts';
import {
  noteVisit,
  readStats,
  readUnfinishedGames,
  type Stats,
  type UnfinishedGames,
  type VisitReply,
} from '@craque/common/contracts/history.ts';
import type { Language } from '@craque/common/domain/language.ts';
import { createStore } from 'zustand/vanilla';
import type { Call } from '../../lib/api.ts';

/** Each part is undefined until it is there; a part that cannot be loaded is left out. */
export type HomeState = {
  visit: VisitReply | undefined;
  stickers: readonly LatestSticker[] | undefined;
  stats: Stats | undefined;
  album: readonly AlbumLeague[] | undefined;
  unfinished: UnfinishedGames | undefined;
  /** Everything but the games that wait has been asked for, and answered or refused. */
  isRead: boolean;
};

export type HomeDeps = { call: Call; language: () => Language };

/** What the home page tells beside the game on it. No action rejects. */
export function createHomeStore({ call, language }: HomeDeps) {
  const store = createStore<HomeState>(() => ({
    visit: undefined,
    stickers: undefined,
    stats: undefined,
    album: undefined,
    unfinished: undefined,
    isRead: false,
  }));
  async function put<Part extends Exclude<keyof HomeState, 'isRead'>>(
    part: Part,
    asked: Promise<NonNullable<HomeState[Part]> | null>,
  ): Promise<void> {
    const found = await asked.catch(() => null);
    if (found) store.setState({ [part]: found } as Pick<HomeState, Part>);
  }
  /** What the player's games have come to: again after each of them. */
  async function readRecord(): Promise<void> {
    await Promise.all([
      put('stickers', call(readLatestStickers)),
      put('stats', call(readStats)),
      put('album', call(readAlbum)),
    ]);
  }
  return {
    ...store,
    /** Notes the visit and reads everything. */
    async open(): Promise<void> {
      const visit = call(noteVisit, { query: { language: language() } });
      await Promise.all([put('visit', visit), readRecord()]);
      store.setState({ isRead: true });
    },
    readRecord,
    /** The games that wait, and the streak: again with every game on screen, and after it. */
    readUnfinished: () => put('unfinished', call(readUnfinishedGames)),
  };
}

export type HomeStore = ReturnType<typeof createHomeStore>;

/** The stickers collected since the visit before; none on the first one. */
export function newStickers({ visit, stickers }: HomeState): readonly LatestSticker[] {
  const since = visit?.since;
  return since ? (stickers ?? []).filter(({ collectedAt }) => collectedAt > since) : [];
}

/** Games won in a row, now: the visit is noted only once, and a game may have ended since. */
export function streakNow({ visit, unfinished }: HomeState): number {
  return unfinished?.streak ?? visit?.streak ?? 0;
}
