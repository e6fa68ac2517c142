import type { AlbumCover } from '@craque/common/contracts/album.ts';
import { rarities } from '@craque/common/domain/record/album.ts';
import { styled } from 'styled-components';
import { RarityMark } from '../../../ui/album/rarity-sign.tsx';
import { Grid } from '../../../ui/layout.ts';
import { Display } from '../../../ui/type.ts';
import { Blank } from '../../../ui/blank.tsx';
import { useProfileTexts } from '../profile-texts.ts';

export function RarityTally({
  leagues,
  blank,
}: {
  leagues: readonly AlbumCover[];
  blank: boolean;
}) {
  const { number } = useProfileTexts();
  return (
    <Tally as="ul" $columns={4} $phone="repeat(4, auto)">
      {rarities.map((rarity) => (
        <li key={rarity}>
          <Display as="div" $step={6}>
            {blank ? (
              <Blank $width="2ch" />
            ) : (
              number(leagues.reduce((sum, league) => sum + league.rarities[rarity], 0))
            )}
          </Display>
          <RarityMark rarity={rarity} />
        </li>
      ))}
    </Tally>
  );
}

/** Four words in one row from 320 px, in German too. */
const Tally = styled(Grid)`
  font-size: clamp(12px, 3.8vw, 14px);
`;
