import type { GameView } from '@craque/common/contracts/games.ts';
import { keyframes, styled } from 'styled-components';
import { shownPicture } from '../../../lib/shown-name.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Podium } from '../../../ui/album/podium.tsx';
import { color, duration, inverted, shadow, space, still } from '../../../ui/tokens.ts';
import { heading, size } from '../../../ui/type.ts';
import { Foil } from '../../../play/sticker/foil.tsx';
import { ownPlace, podiumOf, standingRows } from '../../../play/challenges/standings.ts';

/** Of at least two who are done; nobody who gave up. The winner of the table has the crown. */
export function ChallengePodium({ game }: { game: GameView }) {
  const rows = standingRows(game);
  const best = podiumOf(rows);
  if (best.length === 0 || rows.done.length < 2) return null;
  const places = best.map(({ player, name, rank, score, isChampion }) => ({
    face: { name, url: shownPicture(player), mark: rank },
    isFirst: rank === 1,
    score,
    crown: isChampion && (
      <Crowned>
        <Crown size={46} />
      </Crowned>
    ),
    foil: rank === 1 && player.status === 'won' && <Foil />,
  }));
  return <Podium places={places} />;
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
