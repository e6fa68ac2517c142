import { useTranslation } from 'react-i18next';
import { keyframes, styled } from 'styled-components';
import { useLanguage } from '../../ui/language/use-language.ts';
import { line } from '../../ui/layout.ts';
import { center, color, duration, plainList, space, still } from '../../ui/tokens.ts';
import { display, size } from '../../ui/type.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

export type DistributionProps = {
  /** How many solved it with one guess, with two, and so on; the others did not. */
  distribution: readonly number[];
  /** All of them, at least one. */
  players: number;
  /** The bar with the player in it, if they are in one. */
  own: number | 'lost' | undefined;
};

/** With how many guesses a daily was solved, as bars; the player's own is in the sport's colour. */
export function Distribution({ distribution, players: all, own }: DistributionProps) {
  const { t } = useTranslation();
  const form = new Intl.NumberFormat(useLanguage(), { style: 'percent' });
  const lost = distribution.reduce((left, each) => left - each, all);
  const bars = [
    ...distribution.map((players, index) => ({ key: index + 1, players })),
    { key: 'lost' as const, players: lost },
  ];
  const most = Math.max(...bars.map(({ players }) => players), 1);
  return (
    <Bars>
      {bars.map(({ key, players }) => {
        const percent = form.format(players / all);
        return (
          <li key={key} data-own={key === own || undefined}>
            <VisuallyHidden>
              {key === 'lost'
                ? t('daily.board.barLost', { percent })
                : t('daily.board.bar', { guesses: key, percent })}
              {key === own && `, ${t('daily.board.you')}`}
            </VisuallyHidden>
            <b aria-hidden="true">{key === 'lost' ? <Icon name="close" size={16} /> : key}</b>
            <span aria-hidden="true">
              <i style={{ width: `${(100 * players) / most}%` }} />
              <em>{percent}</em>
            </span>
          </li>
        );
      })}
    </Bars>
  );
}

const grow = keyframes`from { transform: scaleX(0); }`;

const Bars = styled.ol`
  ${plainList}
  display: grid;
  gap: 5px;
  li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    align-items: center;
    gap: ${space[2]};
  }
  b {
    ${center}
    ${display(4)}
  }
  li > span:last-child {
    ${line(2)}
    min-width: 0;
    padding-right: 52px;
  }
  i {
    flex: none;
    height: 26px;
    min-width: 4px;
    background: ${color.ink};
    transform-origin: left;
    animation: ${grow} ${duration.calm} ease-out;
    ${still}
  }
  em {
    margin-right: -52px;
    font-size: ${size(2)};
    font-style: normal;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  [data-own] {
    i {
      background: ${color.glow};
    }
    em {
      font-weight: 800;
    }
  }
`;
