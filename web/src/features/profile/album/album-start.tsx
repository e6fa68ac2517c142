import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useSession } from '../../../lib/session-store.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { SealedPack } from '../../../ui/album/sealed-pack.tsx';
import { buttonLook } from '../../../ui/form/button.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { media, space } from '../../../ui/tokens.ts';
import { display } from '../../../ui/type.ts';
import { EmptyAlbum } from './empty-album.tsx';

/** On top of an album without a sticker: the pack with the first one, and how to open it. */
export function AlbumStart({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const session = useSession();
  const sport = session.state === 'user' ? session.user.defaultSport : 'soccer';
  return (
    <Start data-sport={sport}>
      <SealedPack sport={sport} />
      <div>
        <EmptyAlbum>
          <PlayNow to="/">{t('history.play')}</PlayNow>
        </EmptyAlbum>
        {children}
      </div>
    </Start>
  );
}

const PlayNow = styled(PageLink)`
  ${buttonLook('ink')}
`;

const Start = styled.div`
  display: grid;
  grid-template-columns: 92px minmax(0, 1fr);
  align-items: center;
  gap: ${space[5]};
  padding-left: ${space[2]};
  > div:last-child {
    display: grid;
    gap: ${space[4]};
  }
  ${media.wide} {
    grid-template-columns: 126px minmax(0, 1fr);
    gap: ${space[6]};
    > div > div:first-child > p {
      color: inherit;
      ${display(6)}
    }
  }
`;
