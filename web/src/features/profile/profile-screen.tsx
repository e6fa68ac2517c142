import { readProfile } from '@craque/common/contracts/history.ts';
import { sportOf } from '@craque/common/domain/sport.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { leagueName } from '../../lib/league-name.ts';
import { useSession } from '../../lib/session-store.ts';
import { useTranslation } from '../../lib/translation.ts';
import { albumAddress } from '../../ui/album/album-address.ts';
import { AlbumSpread } from '../../ui/album/album-spread.tsx';
import { spreadAt } from '../../ui/album/spread-at.ts';
import { SteadyPage } from '../../ui/album/steady-page.tsx';
import { media } from '../../ui/tokens.ts';
import { showToast } from '../../ui/toast/toast.tsx';
import { AlbumLeaf, Leaf } from './album/album-leaf.tsx';
import { LogoutButton } from './logout-button.tsx';
import { OwnerCard } from './owner-card.tsx';
import { loadFirstTabs, ProfileTabs } from './profile-tabs.tsx';
import { usePart } from './use-part.ts';

export const firstTabsAtHand = () => loadFirstTabs();

/**
 * The profile: the cover of the user's album, in the colour of the preferred sport or of the
 * album's league, and its tabs.
 */
export function ProfileScreen() {
  const { t } = useTranslation();
  const session = useSession();
  const place = useLocation();
  const album = albumAddress(place.search);
  const [leaf, setLeaf] = useState<HTMLElement | null>(null);
  const user = session.state === 'user' ? session.user : undefined;
  useUnlockNotice(user?.id);
  if (!user) return null;
  const { league, page } = album ?? {};
  const name = league
    ? t('album.places', { league: leagueName(t, league), page })
    : t('album.label');
  return (
    <>
      <title>{album ? `${name} · Craque` : t('profile.title')}</title>
      <Cover data-spread={spreadAt(place)}>
        <AlbumSpread
          sport={league ? sportOf(league) : user.defaultSport}
          page={
            league ? (
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

/** On opening the profile: reports what was unlocked elsewhere, by a friend or on another device. */
function useUnlockNotice(userId: string | undefined): void {
  const { i18n } = useTranslation();
  const states = usePart(readProfile).data?.achievements;
  useEffect(() => {
    if (userId === undefined || !states) return;
    // If it cannot be loaded it is reported another time.
    void import('../../lib/unlocks.ts')
      .then(({ unlocks }) => unlocks.announce({ userId, i18n, states, show: showToast }))
      .catch(() => undefined);
  }, [userId, states, i18n]);
}

/** A league of the album has both pages. */
const Cover = styled(SteadyPage)`
  &[data-spread='league'] {
    /* Fainter, under the places. */
    --floor-lines: 0.12;
    ${media.tabletUp} {
      > [data-sport] > :first-child {
        position: relative;
        align-self: stretch;
        /* Keeps its scale while the sheet grows by what is loaded. */
        > svg {
          top: -40px;
          height: max(108%, 100dvh + 440px);
        }
      }
    }
  }
`;
