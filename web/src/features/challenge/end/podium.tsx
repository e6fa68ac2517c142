import type { GameView } from '@craque/common/contracts/games.ts';
import { keyframes, styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { FaceSticker } from '../../../ui/album/face-sticker.tsx';
import { Row } from '../../../ui/layout.ts';
import { color, duration, inverted, shadow, space, still } from '../../../ui/tokens.ts';
import { display, heading, size } from '../../../ui/type.ts';
import { Foil } from '../../../play/sticker/foil.tsx';
import { ownPlace, podiumOf, standingRows } from '../../../play/challenges/standings.ts';

/** The best as stickers, the winner of the table under a crown; nobody who gave up. */
export function Podium({ game }: { game: GameView }) {
  const rows = standingRows(game);
  const best = podiumOf(rows);
  if (best.length === 0 || rows.done.length < 2) return null;
  return (
    <Scene aria-hidden="true">
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
            <FaceSticker name={name} url={player.avatarUrl} turn={turns[index] ?? 0} mark={each} />
            {each === 1 && player.status === 'won' && <Foil />}
          </Landing>
          <b>{score}</b>
        </Spot>
      ))}
    </Scene>
  );
}

export function Crown({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
      <path d="M3.5 17.5 2 7l5.6 4L12 3.5l4.4 7.5L22 7l-1.5 10.5zM3.7 19.3h16.6v2.2H3.7z" />
    </svg>
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

const steps = [1, 0, 2];

const turns = [-4, 3, -2];

const land = keyframes`from { opacity: 0; transform: scale(1.35) rotate(6deg); }`;

const Scene = styled(Row).attrs({ $gap: 4, $align: 'end', $oneLine: true })`
  position: relative;
  justify-content: center;
  padding-bottom: ${space[4]};
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
    ${display(6)}
    font-variant-numeric: tabular-nums;
  }
  &[data-first] > b {
    font-size: ${size(7)};
  }
`;

const Landing = styled.div`
  position: relative;
  animation: ${land} ${duration.calm} ease-out backwards;
  ${still}
`;

const drop = keyframes`from { opacity: 0; transform: translateY(-26px) rotate(-14deg); }`;

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
  ${heading(4)}
  width: fit-content;
  padding: ${space[2]} ${space[3]};
  ${inverted}
  box-shadow: ${shadow.slip};
  text-align: center;
  transform: rotate(-1.5deg);
  &[data-best] {
    background: ${color.veryClose};
    font-size: ${size(5)};
  }
`;
