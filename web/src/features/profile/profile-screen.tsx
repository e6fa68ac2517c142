import { readProfile } from '@craque/common/contracts/history.ts';
import { sportOf } from '@craque/common/domain/sport.ts';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session-store.ts';
import { AlbumSpread } from '../../ui/album/album-spread.tsx';
import { albumAddress } from '../../ui/album/album-address.ts';
import { spreadAt } from '../../ui/album/spread-at.ts';
import { AlbumLeaf, Leaf } from './album/album-leaf.tsx';
import { LogoutButton } from './logout-button.tsx';
import { OwnerCard } from './owner-card.tsx';
import { Cover } from './profile-cover.ts';
import { loadFirstTabs, ProfileTabs } from './profile-tabs.tsx';
import { ProfileTitle } from './profile-title.tsx';
import { usePart } from './use-part.ts';
import { useUnlockNotice } from './use-unlock-notice.ts';

/** See `loadFirstTabs`. */
export const firstTabsAtHand = () => loadFirstTabs();

/**
 * The profile: the cover of the user's album, in the colour of the preferred sport or of the
 * album's league, and its tabs.
 */
export function ProfileScreen() {
  const session = useSession();
  const place = useLocation();
  const album = albumAddress(place.search);
  const { data: profile } = usePart(readProfile);
  const [leaf, setLeaf] = useState<HTMLElement | null>(null);
  const user = session.state === 'user' ? session.user : undefined;
  useUnlockNotice(user?.id, profile?.achievements);
  if (!user) return null;
  return (
    <>
      <ProfileTitle album={album} />
      <Cover data-spread={spreadAt(place)}>
        <AlbumSpread
          sport={album?.league ? sportOf(album.league) : user.defaultSport}
          page={
            album?.league ? (
              <Leaf ref={setLeaf} />
            ) : (
              <OwnerCard user={user}>
                <LogoutButton />
              </OwnerCard>
            )
          }
          sheet={
            <AlbumLeaf value={leaf}>
              <ProfileTabs />
            </AlbumLeaf>
          }
        />
      </Cover>
    </>
  );
}
