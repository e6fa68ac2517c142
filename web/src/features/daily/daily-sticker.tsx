import { type Sport, sports } from '@craque/common/domain/sport.ts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Floor } from '../../ui/album/floor.tsx';
import { StickerFrame } from '../../ui/album/sticker-frame.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { gapOf, line } from '../../ui/layout.ts';
import { center, color, duration, media, shadow, still } from '../../ui/tokens.ts';
import { capitals, fluid, size, stamped } from '../../ui/type.ts';
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
  /** Where it is played, continued or read again. */
  to: string;
  /** As if stuck by hand, in degrees. */
  turn: number;
};

/** Under its veil until the athlete is found or lost; leads to the game. */
export function DailySticker({ to, turn, ...place }: DailyStickerProps) {
  const { t } = useTranslation();
  const { sport, state, guessesUsed } = place;
  return (
    <Way to={to} data-sport={sport} data-state={state}>
      <Card style={{ rotate: `${turn}deg` }}>
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
  const isOver = state === 'solved' || state === 'lost';
  if (gameId === null || failed) {
    return (
      <StickerFrame $turn={0} aria-hidden="true">
        <Back>
          <Floor sport={sport} />
          <i>?</i>
          <Icon name={sport} size={30} />
        </Back>
      </StickerFrame>
    );
  }
  return (
    <Own aria-hidden="true">
      <img
        src={`/api/games/${gameId}/photo?of=${state}-${guessesUsed}`}
        alt=""
        width="300"
        height="410"
        draggable={false}
        onError={() => setFailed(true)}
      />
      {!isOver && <i>?</i>}
    </Own>
  );
}

const Way = styled(PageLink)`
  display: grid;
  justify-items: center;
  min-width: 0;
  color: inherit;
  text-align: center;
  text-decoration: none;
  /* Above the shadow of the sticker. */
  b,
  small {
    position: relative;
  }
  b {
    ${line(2)}
    margin-top: ${gapOf(3)};
    ${capitals(5)}
    ${media.mobile} {
      /* Four in a row. */
      font-size: ${size(4)};
    }
  }
  small {
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
    b {
      display: block;
      font-size: ${size(4)};
      overflow-wrap: anywhere;
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

const Back = styled.div`
  position: relative;
  container-type: inline-size;
  ${center}
  overflow: hidden;
  border-radius: 3.3% / 2.4%;
  background:
    radial-gradient(rgb(255 255 255 / 0.2) 20%, transparent 22%) 0 0 / 9px 9px,
    linear-gradient(115deg, transparent 58%, rgb(0 0 0 / 0.22) 58.3%) ${color.glow};
  color: ${color.onPage};
  i {
    position: relative;
    ${stamped('64cqw')}
    text-shadow: 0 3px 14px rgb(0 0 0 / 0.4);
  }
  > svg:last-child {
    position: absolute;
    bottom: 5cqw;
    left: 5cqw;
    width: 17cqw;
    height: auto;
  }
`;

const Own = styled.div`
  position: relative;
  container-type: inline-size;
  border-radius: 5.7% / 4.1%;
  /* The border and the ground of a sticker until its picture has come. */
  background: linear-gradient(${color.glow}, ${color.glow}) center / 90.6% 93.2% no-repeat
    ${color.border};
  box-shadow: ${shadow.lifted};
  img {
    display: block;
    width: 100%;
    height: auto;
    border-radius: inherit;
  }
  i {
    position: absolute;
    inset: 3.415% 4.667%;
    ${center}
    padding-bottom: 16%;
    border-radius: 3.3% / 2.4%;
    background: rgb(10 14 19 / 0.5);
    color: #fff;
    ${stamped('44cqw')}
    text-shadow: 0 3px 14px rgb(0 0 0 / 0.55);
  }
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
