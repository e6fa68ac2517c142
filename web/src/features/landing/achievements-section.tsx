import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Icon, LineIcon } from '../../ui/icon.tsx';
import { stack } from '../../ui/layout.ts';
import { center, color, media, shadow, space } from '../../ui/tokens.ts';
import { fluid, heading, stamped, Text } from '../../ui/type.ts';
import { Band, Headline, Items, Lead } from './band.tsx';

const clock =
  'M12 21.5a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 9v4.5l3 2M12 5.5v-3M9 2.5h6M18.5 6.5l1.5-1.5';

const showcase = [
  { key: 'firstWin', figure: '1', sign: <Icon name="medal" />, turn: -3 },
  { key: 'speed', figure: '30s', sign: <LineIcon d={clock} />, turn: 2 },
  { key: 'firstTry', figure: '1/5', sign: <Icon name="check" />, turn: -1.5 },
  { key: 'football', figure: '10', sign: <Icon name="soccer" />, turn: 2.5 },
  { key: 'formula1', figure: '5', sign: <Icon name="formula1" />, turn: -2 },
  { key: 'streak', figure: '×5', sign: <LineIcon d="M5 12l7-6 7 6M5 18l7-6 7 6" />, turn: 1.5 },
] as const;

export function AchievementsSection() {
  const { t } = useTranslation();
  return (
    <Band id="achievements" sport="tennis">
      <Headline>{t('landing.achievements.title')}</Headline>
      <Lead data-wordy>{t('landing.achievements.lead')}</Lead>
      <Items $columns={3} $phone={2}>
        {showcase.map(({ key, figure, sign, turn }) => (
          <Sticker key={key} style={{ rotate: `${turn}deg` }}>
            <Foil aria-hidden="true">
              {sign}
              <b>{figure}</b>
            </Foil>
            <h3>{t(`landing.achievements.${key}.title`)}</h3>
            <Text $step={2} $weight={600}>
              {t(`landing.achievements.${key}.text`)}
            </Text>
          </Sticker>
        ))}
      </Items>
    </Band>
  );
}

const Sticker = styled.li`
  ${stack(2)}
  align-content: start;
  padding: ${fluid(6, 8)} ${fluid(6, 8)} ${space[4]};
  border-radius: ${fluid(10, 14)};
  background: ${color.border};
  color: ${color.print};
  box-shadow: ${shadow.slip};
  container-type: inline-size;
  > :not(:first-child) {
    padding: 0 ${space[2]};
    line-height: 1.25;
  }
  h3 {
    ${heading(6)}
    /* The longest word of six languages fits: FUSSBALLKENNER. */
    font-size: min(30px, 11.6cqi);
  }
`;

const Foil = styled.div`
  ${center}
  grid-auto-flow: column;
  place-content: center;
  gap: ${space[3]};
  aspect-ratio: 2.3;
  border-radius: 8px;
  background:
    repeating-linear-gradient(115deg, rgb(255 255 255 / 0.35) 0 2px, transparent 2px 9px),
    linear-gradient(115deg, #ffe98a, #8cecff 45%, #fff 75%, #d8b0ff);
  b {
    ${stamped('26cqi', 0.8)}
  }
  svg {
    width: 12cqi;
    height: auto;
  }
  ${media.wide} {
    grid-auto-flow: row;
    aspect-ratio: 1.5;
  }
`;
