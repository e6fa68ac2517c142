import type { GameView } from '@craque/common/contracts/games.ts';
import { useTranslation } from 'react-i18next';
import { keyframes, styled } from 'styled-components';
import { FaceSticker } from '../../../ui/album/face-sticker.tsx';
import { color, duration, font, media, shadow, space, still } from '../../../ui/tokens.ts';
import { Crown } from './crown.tsx';
import { Foil } from '../../../play/sticker/foil.tsx';
import { ownPlace, podiumOf } from '../../../play/end/podium-rows.ts';
import { standingRows } from '../../../play/end/standing-rows.ts';

/**
 * The end of a challenge as a picture: the best as stickers, the winner of the table under a crown.
 * Nobody is shown who gave up.
 */
export function Podium({ game }: { game: GameView }) {
  const rows = standingRows(game);
  const best = podiumOf(rows);
  if (best.length === 0 || rows.done.length < 2) return null;
  return (
    <Scene data-sport={game.sport}>
      <Row aria-hidden="true">
        {best.map(({ player, name, rank: each, score, isChampion }, index) => (
          <Spot
            key={player.userId}
            data-first={each === 1 || undefined}
            style={{ order: best.length > 2 ? steps[index] : index }}
          >
            {isChampion && (
              <Crowned>
                <Crown size={46} />
              </Crowned>
            )}
            <Landing style={{ animationDelay: `${(best.length - 1 - index) * 140}ms` }}>
              <FaceSticker
                name={name}
                url={player.avatarUrl}
                turn={turns[index] ?? 0}
                mark={each}
              />
              {each === 1 && player.status === 'won' && <Foil />}
            </Landing>
            <b>{score}</b>
          </Spot>
        ))}
      </Row>
    </Scene>
  );
}

/** The player's own place in words, so far or for good; nothing after giving up. */
export function PlaceSlip({ game }: { game: GameView }) {
  const { t } = useTranslation();
  const place = ownPlace(game);
  if (!place) return null;
  const best = place.isFinal ? 'challenge.place.first' : 'challenge.place.ahead';
  return (
    <Verdict data-best={place.isBest || undefined}>
      {t(place.isBest ? best : 'challenge.place.other', place)}
    </Verdict>
  );
}

/** From left to right the second, the first and the third, as on a podium. */
const steps = [1, 0, 2];

/** Degrees. */
const turns = [-4, 3, -2];

const land = keyframes`from { opacity: 0; transform: scale(1.35) rotate(6deg); }`;

const Scene = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  padding: 0 0 ${space[4]};
`;

const Row = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: center;
  gap: ${space[4]};
  width: 100%;
`;

const Spot = styled.div`
  width: min(24%, 92px);
  text-align: center;
  &[data-first] {
    width: min(31%, 116px);
  }
  > b {
    /* Above the shadow of the sticker. */
    position: relative;
    z-index: 1;
    display: block;
    margin-top: 10px;
    font: 900 32px/1 ${font.display};
    font-variant-numeric: tabular-nums;
  }
  &[data-first] > b {
    font-size: 44px;
  }
`;

const Landing = styled.div`
  position: relative;
  animation: ${land} ${duration.calm} ease-out backwards;
  ${still}
`;

const drop = keyframes`from { opacity: 0; transform: translateY(-26px) rotate(-14deg); }`;

/** Falls on the sticker once it has landed. */
const Crowned = styled.div`
  position: relative;
  z-index: 1;
  margin-bottom: -11px;
  color: #e0a41c;
  filter: drop-shadow(0 2px 0 ${color.print});
  transform: rotate(-4deg);
  animation: ${drop} ${duration.calm} ${duration.feast} ease-in backwards;
  ${still}
`;

const Verdict = styled.p`
  position: relative;
  width: fit-content;
  margin: 0;
  padding: ${space[2]} ${space[4]};
  background: ${color.ink};
  box-shadow: ${shadow.slip};
  color: ${color.paper};
  font: 900 20px/1.1 ${font.display};
  text-align: center;
  text-transform: uppercase;
  transform: rotate(-1.5deg);
  &[data-best] {
    background: ${color.veryClose};
    font-size: 28px;
  }
  ${media.mobile} {
    padding: 6px ${space[2]};
    font-size: 17px;
    &[data-best] {
      font-size: 19px;
    }
  }
`;
