import { useState } from 'react';
import { type AlbumAddress, albumPath } from '../../../ui/album/album-address.ts';
import { AlbumLeagueView } from './album-league-view.tsx';
import { AlbumOverview } from './album-overview.tsx';

/**
 * The sticker album: all athletes, filled with those the user has collected. The address says what
 * is open.
 */
export function AlbumView({ address }: { address: AlbumAddress }) {
  const { league, page } = address;
  const path = albumPath(address);
  const [first] = useState(path);
  const [moved, setMoved] = useState(false);
  if (!moved && path !== first) setMoved(true);
  const shared = { moved, onMove: () => setMoved(true) };
  if (!league) return <AlbumOverview {...shared} />;
  return <AlbumLeagueView key={league} {...shared} {...{ league, page }} />;
}
