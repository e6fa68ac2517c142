import { readAlbum } from '@craque/common/contracts/album.ts';
import { useSession } from '../../lib/session-store.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useRead } from '../../lib/use-read.ts';
import { shownName } from '../../lib/shown-name.ts';

export type OwnAlbum = Record<'name' | 'collected' | 'athletes' | 'missing', string> & {
  /** The number that `missing` is in words. */
  left: number;
};

/** Undefined for a guest, and for a user whose album cannot be read. */
export function useOwnAlbum(): OwnAlbum | 'waiting' | undefined {
  const now = useSession();
  const user = now.state === 'user' ? now.user : undefined;
  const { i18n } = useTranslation();
  const album = useRead(readAlbum, {}, { isWanted: user !== undefined });
  if (now.state === 'loading' || (user && album.state === 'loading')) return 'waiting';
  if (!user || !album.data) return undefined;
  const { format } = new Intl.NumberFormat(i18n.language);
  const sum = (part: 'collected' | 'athletes') =>
    album.data.reduce((total, league) => total + league[part], 0);
  const [collected, athletes] = [sum('collected'), sum('athletes')];
  return {
    name: shownName(user),
    collected: format(collected),
    athletes: format(athletes),
    missing: format(athletes - collected),
    left: athletes - collected,
  };
}
