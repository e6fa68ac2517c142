import type { AlbumCover } from '@craque/common/contracts/album.ts';
import { rarities } from '@craque/common/domain/record/album.ts';
import { styled } from 'styled-components';
import { RarityMark } from '../../../ui/album/rarity-sign.tsx';
import { media, plainList, space } from '../../../ui/tokens.ts';
import { display, size } from '../../../ui/type.ts';
import { Blank } from '../../../ui/blank.tsx';
import { useProfileTexts } from '../profile-texts.ts';

/** How many stickers of the whole album have each rarity. */
export function RarityTally({
  leagues,
  blank,
}: {
  leagues: readonly AlbumCover[];
  blank: boolean;
}) {
  const { number } = useProfileTexts();
  return (
    <Tally>
      {rarities.map((rarity) => (
        <li key={rarity}>
          {blank ? (
            <Blank $width="2ch" />
          ) : (
            <b>{number(leagues.reduce((sum, league) => sum + league.rarities[rarity], 0))}</b>
          )}
          <RarityMark rarity={rarity} />
        </li>
      ))}
    </Tally>
  );
}

const Tally = styled.ul`
  ${plainList}
  display: grid;
  flex: 1 0 100%;
  grid-template-columns: repeat(4, auto);
  gap: ${space[1]} ${space[6]};
  ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  li {
    display: grid;
    gap: 2px;
    font-size: ${size(2)};
  }
  li > :first-child {
    height: 30px;
    ${display(6)}
    font-variant-numeric: tabular-nums;
  }
  ${media.belowWide} {
    justify-content: space-between;
    column-gap: ${space[2]};
    /* Four words in one row from 320 px, in German too. */
    li {
      font-size: clamp(12px, 3.8vw, 14px);
    }
  }
`;
