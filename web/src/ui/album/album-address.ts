import { type League, leagueNamed } from '@craque/common/domain/sport.ts';

export type AlbumAddress = {
  league?: League;
  /** From 1; may be beyond the last page. Absent: the first page with a sticker. */
  page?: number;
  /** The set of the week, instead of a league. */
  set?: true;
};

export const placesOnPage = 12;

const album = '/profile?tab=history&view=album';
export const gamesPath = '/profile?tab=history';

/** The part of the album that the address names; undefined for other addresses. */
export function albumAddress(search: string): AlbumAddress | undefined {
  const query = new URLSearchParams(search);
  if (query.get('tab') !== 'history' || query.get('view') !== 'album') return undefined;
  if (query.has('set')) return { set: true };
  const league = leagueNamed(query.get('league') ?? '');
  const page = query.get('page');
  const known = page === null ? undefined : Number(/^[1-9]\d{0,3}$/.exec(page)?.[0] ?? 1);
  return { ...(league && { league }), ...(known && { page: known }) };
}

export function albumPath({ league, page, set }: AlbumAddress = {}): string {
  if (set) return `${album}&set=week`;
  const inLeague = league ? `&league=${league}` : '';
  return `${album}${inLeague}${page ? `&page=${page}` : ''}`;
}

/** Address of the page with a place of a league (name or slug); all leagues if it is unknown. */
export function placePath(nameOrSlug: string, place: number): string {
  const league = leagueNamed(nameOrSlug);
  return league ? albumPath({ league, page: Math.ceil(place / placesOnPage) }) : albumPath();
}
