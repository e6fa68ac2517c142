import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Band, Headline, Items, Lead } from './band.tsx';
import { stack } from '../../ui/layout.ts';
import { center, color, duration, media, space, still } from '../../ui/tokens.ts';
import { fluid, heading, size, stamped, words } from '../../ui/type.ts';

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
      <Items $columns={3} $phone={2}>
        {showcase.map(({ key, figure, icon, turn }) => (
          <Sticker key={key} style={{ rotate: `${turn}deg` }}>
            <Foil aria-hidden="true">
              <AchievementSign name={icon} />
              <b>{figure}</b>
            </Foil>
            <h3>{t(`landing.achievements.${key}.title`)}</h3>
            <p>{t(`landing.achievements.${key}.text`)}</p>
          </Sticker>
        ))}
      </Items>
    </Band>
  );
}

/** Drawn on the grid of ui/icon.tsx: a stopwatch, and rising steps. */
const drawn = {
  clock: 'M12 21.5a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 9v4.5l3 2M12 5.5v-3M9 2.5h6M18.5 6.5l1.5-1.5',
  climb: 'M5 12l7-6 7 6M5 18l7-6 7 6',
} as const;

type SignName = keyof typeof drawn | IconName;

/** The icon over an achievement's number. Decorative. */
function AchievementSign({ name }: { name: SignName }) {
  if (name !== 'clock' && name !== 'climb') return <Icon name={name} size={34} />;
  return (
    <svg
      width="34"
      height="34"
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawn[name]} />
    </svg>
  );
}

const Why = styled(Lead)`
  ${media.mobile} {
    display: none;
  }
`;

/** A sticker; the words under its foil. */
const Sticker = styled.li`
  ${stack(2)}
  align-content: start;
  padding: ${fluid(6, 8)} ${fluid(6, 8)} ${space[4]};
  border-radius: ${fluid(10, 14)};
  background: ${color.border};
  color: ${color.print};
  box-shadow: 0 14px 28px rgb(0 0 0 / 0.3);
  container-type: inline-size;
  h3 {
    ${heading(6)}
    padding: 0 ${space[2]};
    /* The longest word of six languages fits: FUSSBALLKENNER. */
    font-size: min(30px, 11.6cqi);
  }
  p {
    ${words(3, 600)}
    padding: 0 ${space[2]};
    line-height: 1.3;
    ${media.mobile} {
      font-size: ${size(2)};
      line-height: 1.25;
    }
  }
`;

/** Foil: light broken into colours, which moves on hover. */
const Foil = styled.div`
  ${center}
  align-content: center;
  gap: ${space[2]};
  container-type: inline-size;
  aspect-ratio: 1 / 1.08;
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
