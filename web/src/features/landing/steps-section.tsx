import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Headline, Items, Paper, Title } from './band.tsx';
import { StickerArt, type StickerArtProps } from '../../ui/sticker-art/sticker-art.tsx';
import { stack } from '../../ui/layout.ts';
import { center, color, font, inverted, media } from '../../ui/tokens.ts';
import { Text, size } from '../../ui/type.ts';

const steps = [
  { key: 'pick', art: { picture: 'step0', veil: 0.84 }, turn: -3 },
  { key: 'guess', art: { picture: 'step1', veil: 0.6 }, turn: 2 },
  { key: 'look', art: { picture: 'step3', veil: 0.3 }, turn: -2 },
  { key: 'stick', art: { picture: 'found' }, turn: 3 },
] as const satisfies readonly { key: string; art: StickerArtProps; turn: number }[];

/** The four steps of a game, illustrated by the sticker that is gradually revealed. */
export function StepsSection() {
  const { t } = useTranslation();
  return (
    <Paper id="how-to-play">
      <Headline>{t('landing.steps.title')}</Headline>
      <Items as="ol" $columns={4}>
        {steps.map(({ key, art, turn }, at) => (
          <Step key={key}>
            <Numeral aria-hidden="true">{at + 1}</Numeral>
            <Spot style={{ rotate: `${turn}deg` }}>
              <StickerArt {...art} />
            </Spot>
            <div>
              <Title>{t(`landing.steps.${key}.title`)}</Title>
              <Text $quiet>{t(`landing.steps.${key}.text`)}</Text>
            </div>
          </Step>
        ))}
      </Items>
    </Paper>
  );
}

const Step = styled.li`
  position: relative;
  ${stack(5)}
  align-content: start;
  ${media.mobile} {
    grid-template-columns: 64px 1fr;
    column-gap: 28px;
    p {
      line-height: 1.35;
    }
    align-items: center;
  }
`;

/** Printed large on the paper, behind the sticker that lies on it. */
const Numeral = styled.b`
  position: absolute;
  top: 0;
  right: 0;
  color: ${color.rule};
  font: 900 clamp(140px, 16vw, 232px) / 0.8 ${font.display};
  user-select: none;
  ${media.mobile} {
    top: -6px;
    right: auto;
    left: 48px;
    z-index: 1;
    ${center}
    width: 30px;
    height: 30px;
    ${inverted}
    font-size: ${size(5)};
    rotate: 4deg;
  }
`;

const Spot = styled.div`
  position: relative;
  width: min(190px, 66%);
  ${media.mobile} {
    width: 100%;
  }
`;
