import { readAlbum } from '@craque/common/contracts/album.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { useSession } from '../../lib/session-store.ts';
import { shownName } from '../../lib/shown-name.ts';

/**
 * What a signed-in visitor has: stickers collected, places in the whole album, and those still
 * empty, as the language writes numbers.
 */
export type OwnAlbum = Record<'name' | 'collected' | 'athletes' | 'missing', string>;

/**
 * Undefined for a guest, and for a user whose album cannot be read: the page then greets them as any
 * guest. Nobody is greeted twice, because the page would jump.
 */
export function useOwnAlbum(): OwnAlbum | 'waiting' | undefined {
  const now = useSession();
  const user = now.state === 'user' ? now.user : undefined;
  const { i18n } = useTranslation();
  const [counts, setCounts] = useState<{ collected: number; athletes: number } | 'failed'>();
  const id = user?.id;
  useEffect(() => {
    if (id === undefined) return;
    const leaving = new AbortController();
    call(readAlbum, { signal: leaving.signal })
      .then((leagues) => {
        const sum = (part: 'collected' | 'athletes') =>
          (leagues ?? []).reduce((total, league) => total + league[part], 0);
        setCounts({ collected: sum('collected'), athletes: sum('athletes') });
      })
      .catch(() => {
        if (!leaving.signal.aborted) setCounts('failed');
      });
    return () => leaving.abort();
  }, [id]);
  if (now.state === 'loading' || (user && !counts)) return 'waiting';
  if (!user || !counts || counts === 'failed') return undefined;
  const { format } = new Intl.NumberFormat(i18n.language);
  const { collected, athletes } = counts;
  return {
    name: shownName(user),
    collected: format(collected),
    athletes: format(athletes),
    missing: format(athletes - collected),
  };
}
