import type { GameView } from '@craque/common/contracts/games.ts';
import { useTranslation } from 'react-i18next';
import { keyframes, styled } from 'styled-components';
import { Avatar } from '../../../ui/avatar.tsx';
import { FaceSticker } from '../../../ui/album/face-sticker.tsx';
import { color, duration, font, shadow, space, still } from '../../../ui/tokens.ts';
import { Crown } from '../look/crown.tsx';
import { Foil } from '../look/foil.tsx';
import { ownPlace, podiumOf } from '../standings/podium-rows.ts';
import { standingRows } from '../standings/standing-rows.ts';

/**
 * The end of a challenge as a picture: the best as stickers, the winner of the table under a crown,
 * a place for those who still play, and the player's own place. Nobody is shown who gave up.
 */
export function Podium({ game }: { game: GameView }) {
  const { t } = useTranslation();
  const place = ownPlace(game);
  const rows = standingRows(game);
  const { done, awaited } = podiumOf(rows);
  if (done.length === 0 || rows.done.length + awaited.length < 2) return null;
  const spots = done.length + awaited.length;
  const best = place?.isFinal ? 'challenge.place.first' : 'challenge.place.ahead';
  return (
    <Scene data-sport={game.sport}>
      <Row aria-hidden="true">
        {done.map(({ player, name, rank: each, score, isChampion }, index) => (
          <Spot
            key={player.userId}
            data-first={each === 1 || undefined}
            style={{ order: spots > 2 ? steps[index] : index }}
          >
            {isChampion && (
              <Crowned>
                <Crown size={46} />
              </Crowned>
            )}
            <Landing style={{ animationDelay: `${(done.length - 1 - index) * 140}ms` }}>
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
        {awaited.map(({ player, name }) => (
          <Spot key={player.userId} style={{ order: 3 }}>
            <Kept>
              <Avatar name={name} url={player.avatarUrl} size={40} />
            </Kept>
          </Spot>
        ))}
      </Row>
      {place && (
        <Verdict data-best={place.isBest || undefined}>
          {t(place.isBest ? best : 'challenge.place.other', place)}
        </Verdict>
      )}
    </Scene>
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
  padding: ${space[3]} 0 ${space[4]};
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

const Kept = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 300 / 410;
  margin-bottom: 44px;
  border: 2px dashed ${color.quiet};
  border-radius: 6px;
  > * {
    opacity: 0.8;
  }
`;

const Verdict = styled.p`
  position: relative;
  margin: ${space[1]} 0 0;
  padding: ${space[2]} ${space[4]};
  background: ${color.ink};
  box-shadow: ${shadow.slip};
  color: ${color.paper};
  font: 900 24px/1.1 ${font.display};
  text-align: center;
  text-transform: uppercase;
  transform: rotate(-1.5deg);
  &[data-best] {
    background: ${color.veryClose};
    font-size: 30px;
  }
`;
