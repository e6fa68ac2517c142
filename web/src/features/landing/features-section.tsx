import { languages } from '@craque/common/domain/language.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Headline, Items, Paper, Title } from './band.tsx';
import { center, color, media, onGround, shadow, space } from '../../ui/tokens.ts';
import { fluid, size, stamped, Text } from '../../ui/type.ts';
import type { ReactNode } from 'react';
import { Floor } from '../../ui/album/floor.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StickerArt } from '../../ui/sticker-art/sticker-art.tsx';

const features: readonly { key: Feature; sport: Sport; turn: number }[] = [
  { key: 'guesses', sport: 'soccer', turn: -1.6 },
  { key: 'photo', sport: 'tennis', turn: 1 },
  { key: 'clues', sport: 'basketball', turn: -0.8 },
  { key: 'hints', sport: 'formula1', turn: 1.4 },
  { key: 'bonus', sport: 'basketball', turn: -1.2 },
  { key: 'languages', sport: 'soccer', turn: 0.9 },
];

/** The features of the game, each on its own sticker. */
export function FeaturesSection() {
  const { t } = useTranslation();
  return (
    <Paper id="features">
      <Headline>{t('landing.features.title')}</Headline>
      <Items $columns="repeat(auto-fit, minmax(min(100%, 300px), 1fr))" $phone={3}>
        {features.map(({ key, sport, turn }) => (
          <Item key={key}>
            <Print data-sport={sport} $turn={turn}>
              <FeaturePrint feature={key} />
            </Print>
            <Title>{t(`landing.features.${key}.title`, { languages: languages.length })}</Title>
            <Text $step={4} $quiet>
              {t(`landing.features.${key}.text`)}
            </Text>
          </Item>
        ))}
      </Items>
    </Paper>
  );
}

/** On a phone the titles say enough: it is told again, step by step, under "how to play". */
const Item = styled.li`
  p {
    margin-top: ${space[2]};
  }
  ${media.mobile} {
    h3 {
      font-size: ${size(4)};
      overflow-wrap: anywhere;
    }
    p {
      display: none;
    }
  }
`;

const Print = styled.div<{ $turn: number }>`
  ${onGround}
  ${center}
  container-type: inline-size;
  aspect-ratio: 16 / 10;
  margin-bottom: ${fluid(8, 24)};
  border: ${fluid(4, 10)} solid ${color.border};
  border-radius: ${fluid(7, 14)};
  box-shadow: ${shadow.slip};
  rotate: ${({ $turn }) => $turn}deg;
`;

const codes = languages.map((language) => language.toUpperCase());

type Feature = 'guesses' | 'photo' | 'clues' | 'hints' | 'bonus' | 'languages';

/** The large type on a feature's sticker. */
function FeaturePrint({ feature }: { feature: Feature }) {
  return prints[feature]();
}

const prints: Record<Feature, () => ReactNode> = {
  guesses: () => (
    <Printed floor="soccer">
      <Figure>5</Figure>
      <Row>
        <Tile>
          <Icon name="triangle" size={16} />
        </Tile>
        <Tile>
          <Icon name="diamond" size={16} />
        </Tile>
        <Tile>
          <Icon name="circle" size={16} />
        </Tile>
        <Tile data-empty />
        <Tile data-empty />
      </Row>
    </Printed>
  ),
  photo: () => (
    <Printed floor="tennis">
      <Series>
        <StickerArt lazy picture="step0" veil={0.84} />
        <StickerArt lazy picture="step2" veil={0.4} />
        <StickerArt lazy picture="found" />
      </Series>
    </Printed>
  ),
  clues: () => (
    <Printed floor="basketball">
      <Row data-large>
        <Tile>
          <Icon name="check" size={40} />
        </Tile>
        <Tile data-dark>?</Tile>
        <Tile data-dark>?</Tile>
        <Tile data-dark>?</Tile>
      </Row>
    </Printed>
  ),
  hints: () => (
    <Printed floor="formula1">
      <Figure>−10</Figure>
      <Corner>
        <Icon name="lightbulb" size={52} />
      </Corner>
    </Printed>
  ),
  bonus: () => (
    <Printed floor="basketball">
      <Figure>+50</Figure>
      <Speed>
        <i />
        <i />
        <i />
      </Speed>
    </Printed>
  ),
  languages: () => (
    <Printed floor="soccer">
      <Codes>
        {codes.map((code) => (
          <span key={code}>{code}</span>
        ))}
      </Codes>
    </Printed>
  ),
};

type Printing = { floor: Parameters<typeof Floor>[0]['sport']; children: ReactNode };

function Printed({ floor, children }: Printing) {
  return (
    <Ink aria-hidden="true">
      <Floor sport={floor} />
      {children}
    </Ink>
  );
}

const Ink = styled.div`
  position: absolute;
  inset: 0;
  ${center}
  align-content: center;
  isolation: isolate;
  > svg {
    z-index: -1;
  }
`;

/** Everything here is sized by the print, which is a thumbnail on a phone. */
const Figure = styled.b`
  ${stamped('46cqw', 0.82)}
  letter-spacing: -0.02em;
`;

const Row = styled.div`
  display: flex;
  gap: 2cqw;
  margin-top: 3cqw;
  &[data-large] {
    gap: 3cqw;
    margin: 0;
    ${stamped('18cqw')}
  }
`;

const Tile = styled.i`
  ${center}
  width: 9cqw;
  aspect-ratio: 3 / 4;
  border: max(1px, 0.5cqw) solid ${color.border};
  border-radius: 1.2cqw;
  background: ${color.border};
  color: ${color.print};
  font-style: normal;
  &[data-empty] {
    border-style: dashed;
    background: none;
  }
  [data-large] > & {
    width: 19cqw;
    border-radius: 2.4cqw;
  }
  svg {
    width: 60%;
    height: auto;
  }
  &[data-dark] {
    border-color: ${color.print};
    background: ${color.print};
    color: ${color.border};
  }
  &:nth-child(odd) {
    rotate: -3deg;
  }
  &:nth-child(even) {
    rotate: 2deg;
  }
`;

const Series = styled.div`
  display: flex;
  > div {
    width: 31cqw;
  }
  > div + div {
    margin-left: -5cqw;
  }
  > :nth-child(1) {
    rotate: -8deg;
    translate: 0 4cqw;
  }
  > :nth-child(3) {
    rotate: 7deg;
    translate: 0 2cqw;
  }
`;

const Corner = styled.div`
  position: absolute;
  right: 5cqw;
  top: 5cqw;
  rotate: 12deg;
  svg {
    display: block;
    width: 14cqw;
    height: auto;
  }
`;

const Speed = styled.div`
  position: absolute;
  z-index: -1;
  inset: auto 0 9cqw 8cqw;
  display: grid;
  gap: 1.6cqw;
  i {
    height: 1.4cqw;
    background: ${color.border};
    opacity: 0.5;
    transform: skewX(-30deg);
  }
  i:nth-child(2) {
    margin-left: 22cqw;
  }
  i:nth-child(3) {
    margin-left: 46cqw;
  }
`;

const Codes = styled.div`
  display: grid;
  grid-template-columns: repeat(3, auto);
  gap: 0 6cqw;
  ${stamped('25cqw', 0.95)}
  text-align: center;
  span:nth-child(even) {
    opacity: 0.6;
  }
`;
