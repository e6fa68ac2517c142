import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { AchievementSign, type SignName } from './achievement-sign.tsx';
import { gapOf } from '../../ui/layout.ts';
import { center, color, duration, font, media, space, still } from '../../ui/tokens.ts';
import { fluid, size, stamped } from '../../ui/type.ts';
import { Band, Headline, Lead } from './band.tsx';

/** The showcase: the large print, and the icon above it. */
const showcase = [
  { key: 'firstWin', figure: '1', icon: 'medal', turn: -3 },
  { key: 'speed', figure: '30s', icon: 'clock', turn: 2 },
  { key: 'firstTry', figure: '1/5', icon: 'check', turn: -1.5 },
  { key: 'football', figure: '10', icon: 'soccer', turn: 2.5 },
  { key: 'formula1', figure: '5', icon: 'formula1', turn: -2 },
  { key: 'streak', figure: '×5', icon: 'climb', turn: 1.5 },
] as const satisfies readonly { key: string; figure: string; icon: SignName; turn: number }[];

export function AchievementsSection() {
  const { t } = useTranslation();
  return (
    <Band id="achievements" sport="tennis">
      <Headline>{t('landing.achievements.title')}</Headline>
      <Why>{t('landing.achievements.lead')}</Why>
      <List>
        {showcase.map(({ key, figure, icon, turn }) => (
          <li key={key} style={{ rotate: `${turn}deg` }}>
            <Foil aria-hidden="true">
              <AchievementSign name={icon} />
              <b>{figure}</b>
            </Foil>
            <h3>{t(`landing.achievements.${key}.title`)}</h3>
            <p>{t(`landing.achievements.${key}.text`)}</p>
          </li>
        ))}
      </List>
    </Band>
  );
}

const Why = styled(Lead)`
  ${media.mobile} {
    display: none;
  }
`;

/** Two in a row on a phone, three elsewhere. */
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: clamp(${space[4]}, 2vw, ${space[5]});
  margin: clamp(${space[6]}, 5vw, ${space[8]}) 0 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-rows: auto auto 1fr;
    container-type: inline-size;
    padding: ${fluid(6, 8)};
    border-radius: ${fluid(10, 14)};
    background: ${color.border};
    color: ${color.print};
    box-shadow: 0 14px 28px rgb(0 0 0 / 0.3);
  }
  h3 {
    margin: ${space[3]} ${space[2]} 0;
    /* The longest word of six languages fits: FUSSBALLKENNER. */
    font: 900 min(34px, 11.6cqi) / 1.08 ${font.display};
    text-transform: uppercase;
  }
  p {
    margin: ${fluid(4, 6)} ${space[2]} ${gapOf(3)};
    font-size: ${size(4)};
    font-weight: 600;
    line-height: 1.3;
    text-wrap: pretty;
  }
  ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[3]};
    margin-top: ${space[4]};
    h3 {
      margin-top: ${space[2]};
    }
    p {
      font-size: ${size(2)};
      line-height: 1.25;
    }
  }
`;

/** Foil: light broken into colours, which moves on hover. */
const Foil = styled.div`
  position: relative;
  ${center}
  align-content: center;
  gap: ${space[2]};
  container-type: inline-size;
  aspect-ratio: 1 / 1.08;
  overflow: hidden;
  border-radius: 8px;
  box-shadow: inset 0 0 0 3px rgb(255 255 255 / 0.6);
  background:
    repeating-linear-gradient(115deg, rgb(255 255 255 / 0.35) 0 2px, transparent 2px 9px),
    linear-gradient(
        115deg,
        #ffe98a,
        #8cecff 18%,
        #fff 30%,
        #d8b0ff 44%,
        #ffadc9 58%,
        #ffe98a 72%,
        #8cecff 88%,
        #fff
      )
      0 0 / 260% 100%;
  transition: background-position ${duration.calm} ease-out;
  b {
    ${stamped('46cqw', 0.8)}
    letter-spacing: -0.02em;
  }
  ${media.wide} {
    aspect-ratio: 1.5;
    b {
      font-size: 30cqw;
    }
  }
  ${media.mobile} {
    grid-auto-flow: column;
    aspect-ratio: 2.1;
    b {
      font-size: 40px;
    }
  }
  ${media.hover} {
    li:hover > & {
      background-position:
        0 0,
        70% 0;
    }
  }
  ${still}
`;
