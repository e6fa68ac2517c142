import { languages } from '@craque/common/domain/language.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Headline, Items, Paper, Title } from './band.tsx';
import { type Feature, FeaturePrint } from './feature-prints.tsx';
import { center, color, media, onGround, shadow, space } from '../../ui/tokens.ts';
import { Text, fluid, size } from '../../ui/type.ts';

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
