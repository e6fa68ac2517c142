import { albumAddress } from './album-address.ts';

/** The open albums whose coloured page has a share of its own; the theme says which. */
export type SpreadName = 'home' | 'all' | 'league';

/** Which of them is at the address; the header above it is divided at the same place. */
export function spreadAt(place: { pathname: string; search: string }): SpreadName | undefined {
  if (place.pathname === '/home') return 'home';
  const album = place.pathname === '/profile' ? albumAddress(place.search) : undefined;
  return album && (album.league ? 'league' : 'all');
}
