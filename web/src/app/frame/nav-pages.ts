import { type Location, matchPath } from 'react-router-dom';
import { dailyPath } from '../../lib/addresses/daily-address.ts';
import { rankingPath } from '../../lib/addresses/ranking-address.ts';
import { albumAddress, albumPath, gamesPath } from '../../ui/album/album-address.ts';

type Page = {
  name:
    | 'start'
    | 'play'
    | 'daily'
    | 'album'
    | 'friends'
    | 'party'
    | 'ranking'
    | 'profile'
    | 'history'
    | 'achievements'
    | 'feedback';
  to: string;
  paths: readonly string[];
  within?: 'profile';
  apart?: true;
  menuOnly?: true;
  /**
   * In the index only where that is wide enough for all names, elsewhere in the menu: then this
   * one is marked.
   */
  onlyWideElse?: 'friends';
};

/** The pages of the header in order; `paths` are where each is the current one. */
export const pages: readonly Page[] = [
  { name: 'start', to: '/home', paths: ['/home'] },
  { name: 'play', to: '/dashboard', paths: ['/', '/dashboard', '/game/:id', '/games/:id'] },
  { name: 'daily', to: dailyPath, paths: ['/daily', '/daily/*'] },
  { name: 'album', to: albumPath(), paths: [] },
  { name: 'friends', to: '/profile?tab=friends', paths: ['/friends'] },
  { name: 'party', to: '/party', paths: ['/party', '/party/*'], menuOnly: true },
  { name: 'ranking', to: rankingPath, paths: [rankingPath], onlyWideElse: 'friends' },
  { name: 'profile', to: '/profile', paths: [], apart: true },
  { name: 'history', to: gamesPath, paths: ['/game-history'], within: 'profile' },
  {
    name: 'achievements',
    to: '/profile?tab=achievements',
    paths: ['/achievements'],
    within: 'profile',
  },
  { name: 'feedback', to: '/feedback', paths: ['/feedback'], apart: true, menuOnly: true },
];

/** The page that the address shows; some tabs of the profile have an entry of their own. */
export function currentPage({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const isAt = (paths: readonly string[]) => paths.some((path) => matchPath(path, pathname));
  if (!isAt(['/profile'])) return pages.find(({ paths }) => isAt(paths))?.name;
  if (albumAddress(search)) return 'album';
  const tab = new URLSearchParams(search).get('tab');
  return pages.find(({ to }) => to === `/profile?tab=${tab}`)?.name ?? 'profile';
}
