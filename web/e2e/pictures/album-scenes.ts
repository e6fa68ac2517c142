import type { AlbumOwner } from './albums.ts';
import type { Scene, Setting } from './scene.ts';

const overview = '/profile?tab=history&view=album';

const albumOf = (
  name: string,
  title: string,
  as: AlbumOwner,
  { path, ready }: Pick<Scene, 'path' | 'ready'>,
): Scene => ({ name, title, as, path, ready, whole: 'on phones' });

const leagues = {
  path: overview,
  ready: ({ page, texts }: Setting) =>
    page.getByRole('progressbar', { name: texts.album.label }).waitFor(),
};

const pageOf = (league: string, number: number): Pick<Scene, 'path' | 'ready'> => ({
  path: `${overview}&league=${league}&page=${number}`,
  ready: ({ page }) => page.getByRole('listitem').nth(11).waitFor(),
});

/** The sticker album of the profile, from the first day to the last. */
export const albumScenes: readonly Scene[] = [
  albumOf('album-empty', 'The album, empty', 'albumEmpty', leagues),
  albumOf('album-leagues', 'The album, all leagues', 'albumHalf', leagues),
  albumOf('album-complete', 'The album, complete', 'albumFull', leagues),
  albumOf('album-half', 'The album, half of it', 'albumHalf', pageOf('nba', 2)),
  albumOf('album-full', 'The album, full', 'albumFull', pageOf('formula-1', 3)),
];
