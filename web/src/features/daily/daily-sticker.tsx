import { type Sport, sports } from '@craque/common/domain/sport.ts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { PrintedSticker } from '../../ui/album/printed-sticker.tsx';
import { VeiledSticker } from '../../ui/album/veiled-sticker.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { gapOf, line } from '../../ui/layout.ts';
import { color, duration, media, shadow, still } from '../../ui/tokens.ts';
import { capitals, fluid, size } from '../../ui/type.ts';
import { DailySign, type DailyState, dailyStateText } from '../../play/daily/daily-sign.tsx';

export type DailyPlace = {
  sport: Sport;
  state: DailyState;
  gameId: number | null;
  guessesUsed?: number | undefined;
};

/** The four places before anything is known of them, so that nothing moves when it is. */
export const blankPlaces: readonly DailyPlace[] = sports.map((sport) => ({
  sport,
  state: 'open',
  gameId: null,
}));

type DailyStickerProps = DailyPlace & {
  to: string;
  turn: number;
};

/** Leads to the game. */
export function DailySticker({ to, turn, ...place }: DailyStickerProps) {
  const { t } = useTranslation();
  const { sport, state, guessesUsed } = place;
  return (
    <Way to={to} data-sport={sport} data-state={state}>
      <Card aria-hidden="true" style={{ rotate: `${turn}deg` }}>
        <Front {...place} />
        <Corner>
          <DailySign state={state} size={26} />
        </Corner>
      </Card>
      <b>
        <Icon name={sport} size={20} />
        {t(`sports.${sport}`)}
      </b>
      <small>{dailyStateText(t, state, guessesUsed)}</small>
    </Way>
  );
}

/** Of a game that has begun its own picture, at the step that is due; else the back of a sticker. */
function Front({ sport, state, gameId, guessesUsed = 0 }: DailyPlace) {
  const [failed, setFailed] = useState(false);
  if (gameId === null || failed) {
    return <PrintedSticker sport={sport} turn={0} />;
  }
  return (
    <VeiledSticker
      src={`/api/games/${gameId}/photo?cover=dark&of=${state}-${guessesUsed}`}
      onError={() => setFailed(true)}
    />
  );
}

const Way = styled(PageLink)`
  display: grid;
  justify-items: center;
  container-type: inline-size;
  min-width: 0;
  color: inherit;
  text-align: center;
  text-decoration: none;
  /* Above the shadow of the sticker. */
  > b,
  > small {
    position: relative;
  }
  > b {
    ${line(2)}
    margin-top: ${gapOf(3)};
    ${capitals(5)}
  }
  > small {
    margin-top: 3px;
    font-size: ${size(2)};
    font-weight: 600;
    line-height: 1.2;
    text-wrap: balance;
  }
  &[data-state='lost'] img,
  &[data-state='missed'] img {
    filter: grayscale(1) brightness(0.92);
  }
  ${media.mobile} {
    align-content: start;
    > b {
      display: block;
      /* The longest name of a sport in one line. */
      font-size: min(${size(4)}, 19cqi);
      svg {
        display: none;
      }
    }
  }
`;

const Card = styled.div`
  position: relative;
  width: 100%;
  transition: translate ${duration.quick};
  ${media.hover} {
    a:hover > & {
      translate: 0 -4px;
    }
  }
  ${still}
`;

const Corner = styled.span`
  position: absolute;
  right: -7px;
  bottom: -7px;
  display: grid;
  padding: ${fluid(2, 3)};
  border-radius: 50%;
  background: ${color.paper};
  box-shadow: ${shadow.slip};
  [data-state='open'] > div > & {
    display: none;
  }
  ${media.mobile} {
    right: -5px;
    bottom: -5px;
    > span {
      zoom: 0.85;
    }
  }
`;
