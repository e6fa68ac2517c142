import type { Cast } from './cast.ts';
import type { Scene, Setting } from './scene.ts';

const overview = '/profile?tab=history&view=album';

const albumOf = (
  name: string,
  title: string,
  as: keyof Cast['cookies'],
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
  albumOf('album-empty', 'The album, empty', 'admin', leagues),
  albumOf('album-leagues', 'The album, all leagues', 'owner', leagues),
  albumOf('album-complete', 'The album, complete', 'collector', leagues),
  albumOf('album-half', 'The album, half of it', 'owner', pageOf('nba', 2)),
  albumOf('album-set', 'The set of the week', 'collector', {
    path: `${overview}&set=week`,
    ready: pageOf('nba', 1).ready,
  }),
  albumOf('album-full', 'The album, full', 'collector', pageOf('formula-1', 3)),
];
