import { defaultLanguage, languageNamed } from '@craque/common/domain/language.ts';
import { styled } from 'styled-components';
import { weekdayTexts } from '../../lib/time/weekday-texts.ts';
import { useTranslation } from '../../lib/translation.ts';
import { FaceSticker } from '../../ui/album/face-sticker.tsx';
import { StickerFrame } from '../../ui/album/sticker-frame.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StickerArt, type StickerPicture } from '../../ui/sticker-art/sticker-art.tsx';
import { Hand } from '../../ui/sticker-art/sticker-fan.tsx';
import { Grid, stack } from '../../ui/layout.ts';
import { breakpoint, center, color, space } from '../../ui/tokens.ts';
import { stamped } from '../../ui/type.ts';

/** What was found on three days. */
const days: readonly (readonly StickerPicture[])[] = [
  ['soccer', 'tennis'],
  ['found'],
  ['formula1', 'basketball'],
];

/** The history: stickers under the days on which they were found. */
function Days() {
  const { i18n } = useTranslation();
  const names = weekdayTexts(languageNamed(i18n.language) ?? defaultLanguage);
  return (
    <Week>
      {days.map((pictures, day) => (
        <div key={pictures.join()}>
          <b>{names[day]}</b>
          {pictures.map((picture) => (
            <StickerArt key={picture} picture={picture} />
          ))}
        </div>
      ))}
    </Week>
  );
}

/** The achievements: three stickers of foil. */
function Foils() {
  return (
    <Hand>
      {(['1', '×5', '10'] as const).map((figure) => (
        <StickerFrame key={figure} $turn={0}>
          <Foil>
            <Icon name="medal" size={96} />
            <b>{figure}</b>
          </Foil>
        </StickerFrame>
      ))}
    </Hand>
  );
}

/** The friends: two players as the lobby of a challenge shows them. */
function Players() {
  return (
    <Grid $columns={2} $phone={2} $gap={6}>
      <FaceSticker name="Lia" url={null} turn={-5} />
      <FaceSticker name="Mateus" url={null} turn={4} />
    </Grid>
  );
}

/** The picture of a page that is coming soon: what it is going to hold. */
export const motifs = { history: Days, achievements: Foils, friends: Players };

const Week = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: clamp(${space[3]}, 2vw, ${space[5]});
  > div {
    ${stack(3)}
    align-content: start;
    container-type: inline-size;
  }
  b {
    padding-bottom: ${space[1]};
    border-bottom: 3px solid ${color.onPage};
    ${stamped('clamp(18px, 20cqi, 40px)', 1.1)}
    text-align: center;
    text-transform: uppercase;
  }
  /* A page as tall as it is narrow: two days, and larger. */
  @media (min-width: ${breakpoint.mobile}px) and (max-width: 1000px) and (min-height: 860px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :nth-child(2) {
      display: none;
    }
  }
  > :nth-child(odd) > :nth-child(2) {
    rotate: -3deg;
  }
  > :nth-child(even) > :nth-child(2),
  > div > :nth-child(3) {
    rotate: 2.5deg;
  }
`;

/** Light broken into colours. */
const Foil = styled.div`
  ${center}
  align-content: center;
  gap: ${space[2]};
  min-width: 0;
  container-type: inline-size;
  border-radius: 4px;
  background:
    repeating-linear-gradient(115deg, rgb(255 255 255 / 0.35) 0 2px, transparent 2px 9px),
    linear-gradient(115deg, #ffe98a, #8cecff 25%, #fff 38%, #d8b0ff 52%, #ffadc9 70%, #ffe98a);
  color: ${color.print};
  svg {
    width: 34cqi;
    height: auto;
  }
  b {
    ${stamped('52cqi', 0.9)}
  }
`;
