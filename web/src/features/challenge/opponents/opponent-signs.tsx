import type { Band } from '@craque/common/domain/athlete/closeness.ts';
import { keyframes, styled } from 'styled-components';
import { shownPicture } from '../../../lib/shown-name.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { bandStyle } from '../../../ui/band-style.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { center, color, duration, still } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { ShownOpponent } from '../state/shown-opponent.ts';

/** A player's best band so far, as sign and word; `bare` shows only the sign. */
export function BestBand({ band, bare = false }: { band: Band; bare?: boolean }) {
  const { t } = useTranslation();
  const { color: ink, icon } = bandStyle[band];
  const word = t(`game.bands.${band}`);
  return (
    <Best style={{ color: ink }}>
      <Icon name={icon} size={11} />
      <span aria-hidden="true">{!bare && word}</span>
      <VisuallyHidden>{t('challenge.best', { band: word })}</VisuallyHidden>
    </Best>
  );
}

export type OpponentFaceProps = {
  opponent: ShownOpponent;
  online: readonly string[];
  size: number;
};

export function OpponentFace({ opponent: { player, name }, online, size }: OpponentFaceProps) {
  const { t } = useTranslation();
  return (
    <Face>
      <Avatar name={name} url={shownPicture(player)} size={size} />
      {online.includes(player.userId) && (
        <Dot>
          <VisuallyHidden>{t('challenge.online')}</VisuallyHidden>
        </Dot>
      )}
    </Face>
  );
}

type Mark = Band | 'right' | 'used' | 'left';

function markOf({ used, bands, status }: ShownOpponent, index: number): Mark {
  if (index >= used) return 'left';
  if (status === 'won' && index === used - 1) return 'right';
  return bands?.[index] ?? 'used';
}

/** By the band of a guess, or for the right one. */
export const markStyle = {
  ...bandStyle,
  right: { color: color.veryClose, icon: 'check' },
} as const;

export function OpponentMarks({ opponent, total }: { opponent: ShownOpponent; total: number }) {
  const { t } = useTranslation();
  const places = Array.from({ length: total }, (_, k) => {
    const mark = markOf(opponent, k);
    return { k, mark, style: mark === 'left' || mark === 'used' ? undefined : markStyle[mark] };
  });
  return (
    <Marks>
      <VisuallyHidden>{t('challenge.used', { used: opponent.used, total })}</VisuallyHidden>
      {places.map(({ k, mark, style }) => (
        <Place
          key={`${k} ${mark === 'left'}`}
          data-mark={mark}
          style={style && { background: style.color }}
          aria-hidden="true"
        >
          {style && <Icon name={style.icon} size={mark === 'right' ? 12 : 9} />}
        </Place>
      ))}
    </Marks>
  );
}

const Best = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font-weight: 600;
  white-space: nowrap;
`;

const Face = styled.span`
  position: relative;
  display: grid;
  flex: none;
`;

const Dot = styled.span`
  position: absolute;
  right: -4px;
  bottom: -3px;
  width: 13px;
  height: 13px;
  border: 2px solid ${color.paper};
  border-radius: 50%;
  background: ${color.veryClose};
`;

/** New marks are animated, so that an opponent's step is noticed. */
const stick = keyframes`from { opacity: 0; transform: scale(2.2) rotate(-14deg); } 40% { opacity: 1; transform: none; }`;

const Marks = styled.span`
  display: inline-flex;
  flex: none;
  gap: 4px;
`;

const Place = styled.span`
  ${center}
  width: 15px;
  height: 20px;
  border-radius: 3px;
  background: ${color.quiet};
  color: ${color.paper};
  animation: ${stick} ${duration.feast} ease-out;
  ${still}
  &[data-mark='left'] {
    border: 1.5px dashed ${color.quiet};
    background: none;
    opacity: 0.6;
    animation: none;
  }
  @media (min-width: 1280px) {
    width: 18px;
    height: 24px;
  }
`;
