import type { AlbumPage, AlbumSticker } from '@craque/common/contracts/album.ts';
import { styled } from 'styled-components';
import { leagueName } from '../../../lib/league-name.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Imprint } from '../../../ui/album/imprint.tsx';
import { List } from '../../../ui/layout.ts';
import { space } from '../../../ui/tokens.ts';
import { capitals, fluid } from '../../../ui/type.ts';
import { useProfileTexts } from '../profile-texts.ts';
import { RarityMark } from '../../../ui/album/rarity-sign.tsx';
import { StuckSticker } from '../../../ui/album/stuck-sticker.tsx';

export type AlbumStickerDialogProps = {
  album: Pick<AlbumPage, 'sport' | 'league'>;
  sticker: AlbumSticker;
  onClose: () => void;
};

/** The back of a sticker: how it was won, how often, and since when it is in the album. */
export function AlbumStickerDialog({ album, sticker, onClose }: AlbumStickerDialogProps) {
  const { t } = useTranslation();
  const { date } = useProfileTexts();
  const { name, rarity, difficulty, guesses, wins, collectedAt, place } = sticker;
  const day = date(collectedAt);
  return (
    <Dialog
      title={name}
      description={t('album.number', { place })}
      onClose={onClose}
      cover={{
        sport: album.sport,
        plain: false,
        picture: (
          <Front aria-hidden="true">
            <StuckSticker sticker={sticker} eager />
          </Front>
        ),
      }}
    >
      <Story $gap={2}>
        <li>
          <RarityMark rarity={rarity} />
        </li>
        <li>{t('album.won', { level: t(`levels.${difficulty}`), guess: guesses })}</li>
        <li>{t('album.wins', { count: wins })}</li>
        {day !== undefined && <li>{t('album.collectedOn', { date: day })}</li>}
      </Story>
      <Imprint sport={album.sport}>{leagueName(t, album.league)}</Imprint>
    </Dialog>
  );
}

const Front = styled.div`
  flex: none;
  width: ${fluid(118, 190)};
  margin: ${space[2]};
`;

const Story = styled(List)`
  margin-block: ${space[4]} ${space[5]};
  font-weight: 600;
  li:first-child {
    ${capitals(6)}
  }
`;
