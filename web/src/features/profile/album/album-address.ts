import { type League, leagueNamed } from '@craque/common/domain/sport.ts';

/** What of the album is open. */
export type AlbumAddress = {
  /** Absent where all leagues are shown. */
  league?: League;
  /** From 1 on; it may lie behind the last page. */
  page: number;
};

const album = '/profile?tab=history&view=album';
export const gamesPath = '/profile?tab=history';

/** What the address says of the album; undefined where it names something else. */
export function albumAddress(search: string): AlbumAddress | undefined {
  const query = new URLSearchParams(search);
  if (query.get('tab') !== 'history' || query.get('view') !== 'album') return undefined;
  const league = leagueNamed(query.get('league') ?? '');
  const page = /^[1-9]\d{0,3}$/.exec(query.get('page') ?? '')?.[0] ?? '1';
  return { ...(league && { league }), page: Number(page) };
}

/** Address of the album, of a league's first page in it, or of a later one. */
export function albumPath({ league, page = 1 }: Partial<AlbumAddress> = {}): string {
  const inLeague = league ? `&league=${league}` : '';
  return `${album}${inLeague}${page > 1 ? `&page=${page}` : ''}`;
}
