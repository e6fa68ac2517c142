import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useSession } from '../../../lib/session-store.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { SealedPack } from '../../../ui/album/sealed-pack.tsx';
import { ButtonLink, Stack } from '../../../ui/layout.ts';
import { fluid, Text } from '../../../ui/type.ts';

/** On top of an album without a sticker: the pack with the first one, and how to open it. */
export function AlbumStart({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const session = useSession();
  const sport = session.state === 'user' ? session.user.defaultSport : 'soccer';
  return (
    <Start data-sport={sport}>
      <SealedPack sport={sport} />
      <Stack $gap={4}>
        <Text $step={4}>{t('album.empty.text')}</Text>
        <div>
          <ButtonLink to="/">{t('history.play')}</ButtonLink>
        </div>
        {children}
      </Stack>
    </Start>
  );
}

const Start = styled.div`
  display: grid;
  grid-template-columns: ${fluid(92, 126)} minmax(0, 1fr);
  align-items: center;
  gap: ${fluid(20, 32)};
`;
