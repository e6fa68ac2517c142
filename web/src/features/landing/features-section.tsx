import type { Sport } from '@craque/common/domain/sport.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, media, shadow, space } from '../../ui/tokens.ts';
import { size } from '../../ui/type.ts';
import { Headline, Paper, Title } from './band.tsx';
import { type Feature, FeaturePrint } from './feature-prints.tsx';

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
      <List>
        {features.map(({ key, sport, turn }) => (
          <li key={key}>
            <Print data-sport={sport} $turn={turn}>
              <FeaturePrint feature={key} />
            </Print>
            <Title>{t(`landing.features.${key}.title`)}</Title>
            <p>{t(`landing.features.${key}.text`)}</p>
          </li>
        ))}
      </List>
    </Paper>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: clamp(${space[7]}, 5vw, 72px) clamp(${space[6]}, 4vw, 56px);
  margin: clamp(${space[6]}, 5vw, ${space[8]}) 0 0;
  padding: 0;
  list-style: none;
  p {
    max-width: 36ch;
    margin: ${space[2]} 0 0;
    color: ${color.quiet};
    font-size: ${size(4)};
    text-wrap: pretty;
  }
  ${media.mobile} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[4]} ${space[3]};
    margin-top: ${space[4]};
    h3 {
      font-size: ${size(4)};
      overflow-wrap: anywhere;
    }
    /* Told again, step by step, under "how to play". */
    p {
      display: none;
    }
  }
`;

const Print = styled.div<{ $turn: number }>`
  position: relative;
  display: grid;
  place-items: center;
  container-type: inline-size;
  overflow: hidden;
  aspect-ratio: 16 / 10;
  margin-bottom: ${space[5]};
  border: 10px solid ${color.border};
  border-radius: 14px;
  background: ${color.glow};
  color: ${color.onPage};
  box-shadow: ${shadow.slip};
  rotate: ${({ $turn }) => $turn}deg;
  ${media.mobile} {
    margin-bottom: ${space[2]};
    border-width: 4px;
    border-radius: 7px;
  }
`;
