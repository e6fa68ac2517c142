import { useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { type AlbumAddress, albumPath } from '../../../ui/album/album-address.ts';
import { Icon } from '../../../ui/icon.tsx';
import { TextLink } from '../../../ui/layout.ts';
import { media, space } from '../../../ui/tokens.ts';
import { size } from '../../../ui/type.ts';
import { AlbumLeagueView } from './album-league-view.tsx';
import { AlbumSetView } from './album-set-view.tsx';
import { AlbumOverview } from './album-overview.tsx';

/** The sticker album: all athletes, filled with those collected. The address says what is open. */
export function AlbumView({ address }: { address: AlbumAddress }) {
  const { t } = useTranslation();
  const { league, page, set } = address;
  const path = albumPath(address);
  const [first] = useState(path);
  const [moved, setMoved] = useState(false);
  if (!moved && path !== first) setMoved(true);
  const shared = { moved, onMove: () => setMoved(true) };
  if (!league && !set) return <AlbumOverview {...shared} />;
  return (
    <>
      <Back to={albumPath()}>
        <Icon name="chevron" size={18} />
        {t('album.back')}
      </Back>
      {league ? (
        <AlbumLeagueView key={league} {...shared} {...{ league, page }} />
      ) : (
        <AlbumSetView {...shared} />
      )}
    </>
  );
}

const Back = styled(TextLink)`
  margin-bottom: ${space[5]};
  font-size: ${size(2)};
  svg {
    rotate: 90deg;
  }
  ${media.mobile} {
    margin: -${space[4]} 0 ${space[1]};
  }
`;
