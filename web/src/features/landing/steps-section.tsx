import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { stack } from '../../ui/layout.ts';
import { StickerArt, type StickerArtProps } from '../../ui/sticker-art/sticker-art.tsx';
import { color, font, media } from '../../ui/tokens.ts';
import { Heading, Text } from '../../ui/type.ts';
import { Band, Headline, Items } from './band.tsx';

const steps = [
  { key: 'pick', art: { picture: 'step0' }, turn: -3 },
  { key: 'guess', art: { picture: 'step1' }, turn: 2 },
  { key: 'look', art: { picture: 'step3' }, turn: -2 },
  { key: 'stick', art: { picture: 'found' }, turn: 3 },
] as const satisfies readonly { key: string; art: StickerArtProps; turn: number }[];

export function StepsSection() {
  const { t } = useTranslation();
  return (
    <Band id="how-to-play">
      <Headline>{t('landing.steps.title')}</Headline>
      <Items as="ol" $columns={4}>
        {steps.map(({ key, art, turn }, at) => (
          <Step key={key}>
            <b aria-hidden="true">{at + 1}</b>
            <span style={{ rotate: `${turn}deg` }}>
              <StickerArt {...art} />
            </span>
            <div>
              <Heading as="h3">{t(`landing.steps.${key}.title`)}</Heading>
              <Text $quiet>{t(`landing.steps.${key}.text`)}</Text>
            </div>
          </Step>
        ))}
      </Items>
    </Band>
  );
}

/** The numeral is printed large on the paper, behind the sticker that lies on it. */
const Step = styled.li`
  position: relative;
  ${stack(5)}
  align-content: start;
  b {
    position: absolute;
    right: 0;
    color: ${color.rule};
    font: 900 clamp(60px, 16vw, 232px) / 0.8 ${font.display};
  }
  > span {
    position: relative;
    width: min(190px, 66%);
  }
  ${media.mobile} {
    grid-template-columns: 64px 1fr;
    align-items: center;
    > span {
      width: 100%;
    }
    > div {
      position: relative;
      /* Beside the numeral. */
      padding-right: 40px;
    }
  }
`;
