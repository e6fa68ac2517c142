import { languages } from '@craque/common/domain/language.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Floor } from '../../ui/album/floor.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StickerArt } from '../../ui/sticker-art/sticker-art.tsx';
import { Hand } from '../../ui/sticker-art/sticker-fan.tsx';
import { center, color, media, onGround, shadow, space } from '../../ui/tokens.ts';
import { fluid, Heading, size, stamped, Text } from '../../ui/type.ts';
import { Band, Headline, Items } from './band.tsx';

type Feature = {
  key: 'guesses' | 'photo' | 'clues' | 'hints' | 'bonus' | 'languages';
  sport: Sport;
  turn: number;
  print: ReactNode;
};

const features: readonly Feature[] = [
  {
    key: 'guesses',
    sport: 'soccer',
    turn: -1.6,
    print: (
      <>
        <b>5</b>
        <Icon name="triangle" />
        <Icon name="diamond" />
        <Icon name="circle" />
      </>
    ),
  },
  {
    key: 'photo',
    sport: 'tennis',
    turn: 1,
    print: (
      <Hand>
        <StickerArt lazy picture="step0" />
        <StickerArt lazy picture="found" />
        <StickerArt lazy picture="step2" />
      </Hand>
    ),
  },
  {
    key: 'clues',
    sport: 'basketball',
    turn: -0.8,
    print: (
      <>
        <b>???</b>
        <Icon name="check" />
      </>
    ),
  },
  {
    key: 'hints',
    sport: 'formula1',
    turn: 1.4,
    print: (
      <>
        <b>−10</b>
        <Icon name="lightbulb" />
      </>
    ),
  },
  { key: 'bonus', sport: 'basketball', turn: -1.2, print: <b>+50</b> },
  {
    key: 'languages',
    sport: 'soccer',
    turn: 0.9,
    print: <small>{languages.map((language) => language.toUpperCase()).join(' ')}</small>,
  },
];

export function FeaturesSection() {
  const { t } = useTranslation();
  return (
    <Band id="features">
      <Headline>{t('landing.features.title')}</Headline>
      <Items $columns="repeat(auto-fit, minmax(min(100%, 300px), 1fr))" $phone={3}>
        {features.map(({ key, sport, turn, print }) => (
          <Item key={key}>
            <Print aria-hidden="true" data-sport={sport} style={{ rotate: `${turn}deg` }}>
              <Floor sport={sport} />
              <div>{print}</div>
            </Print>
            <Heading as="h3">
              {t(`landing.features.${key}.title`, { languages: languages.length })}
            </Heading>
            <Text $step={4} $quiet data-wordy>
              {t(`landing.features.${key}.text`)}
            </Text>
          </Item>
        ))}
      </Items>
    </Band>
  );
}

const Item = styled.li`
  p {
    margin-top: ${space[2]};
  }
  ${media.mobile} {
    h3 {
      font-size: ${size(4)};
      overflow-wrap: anywhere;
    }
  }
`;

/** All on it is sized by the print, which is a thumbnail on a phone. */
const Print = styled.div`
  ${onGround}
  ${center}
  container-type: inline-size;
  aspect-ratio: 16 / 10;
  margin-bottom: ${fluid(8, 24)};
  border: ${fluid(4, 10)} solid ${color.border};
  border-radius: ${fluid(7, 14)};
  box-shadow: ${shadow.slip};
  > div {
    width: 86cqi;
    text-align: center;
  }
  b {
    display: block;
    ${stamped('42cqi', 0.9)}
  }
  small {
    ${stamped('25cqi')}
  }
  > div > svg {
    display: inline;
    width: 11cqi;
    height: auto;
    margin: 0 1cqi;
  }
`;
