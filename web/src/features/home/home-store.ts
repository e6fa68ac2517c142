import type { AlbumLeague, LatestSticker } from '@craque/common/contracts/album.ts';
import {
  noteVisit,
  readHome,
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
  /** Everything has been asked for, and answered or refused. */
  isRead: boolean;
};

export type HomeDeps = { call: Call; language: () => Language };

/** The data of the home page beside its game. No action rejects. */
export function createHomeStore({ call, language }: HomeDeps) {
  const store = createStore<HomeState>(() => ({
    visit: undefined,
    stickers: undefined,
    stats: undefined,
    album: undefined,
    unfinished: undefined,
    isRead: false,
  }));
  const memo: { game?: number } = {};
  return {
    ...store,
    async open(): Promise<void> {
      const visit = await call(noteVisit, { query: { language: language() } }).catch(() => null);
      store.setState({ ...(visit && { visit, ...visit.home }), isRead: true });
    },
    /**
     * To be called with every game on screen, and at its end: reads the games that wait and the
     * streak, after an end all that games come to. The first one is on screen while the visit is
     * noted.
     */
    async readWith(game: number, over: boolean): Promise<void> {
      const isFirst = memo.game === undefined;
      memo.game = game;
      if (isFirst) return;
      const read = over
        ? call(readHome)
        : call(readUnfinishedGames).then((unfinished) => unfinished && { unfinished });
      store.setState((await read.catch(() => null)) ?? {});
    },
  };
}

export type HomeStore = ReturnType<typeof createHomeStore>;

/** The stickers collected since the visit before; none on the first one. */
export function newStickers({ visit, stickers }: HomeState): readonly LatestSticker[] {
  const since = visit?.since;
  return since ? (stickers ?? []).filter(({ collectedAt }) => collectedAt > since) : [];
}

export function streakNow({ unfinished }: HomeState): number {
  return unfinished?.streak ?? 0;
}
