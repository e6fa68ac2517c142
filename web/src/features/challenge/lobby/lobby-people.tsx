import type { PlayerView } from '@craque/common/contracts/challenge-view.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { keyframes, styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { Handle } from '../../../play/people/person-name.tsx';
import { initialsOf } from '../../../ui/avatar.tsx';
import { EmptyFrame } from '../../../ui/album/empty-frame.tsx';
import { FaceSticker } from '../../../ui/album/face-sticker.tsx';
import { Grid, stack } from '../../../ui/layout.ts';
import { color, duration, still } from '../../../ui/tokens.ts';
import { stamped, words } from '../../../ui/type.ts';
import { shownName, shownPicture } from '../../../lib/shown-name.ts';

export type LobbyPeopleProps = {
  game: GameView;
  online: readonly string[] | undefined;
};

/** Degrees: neighbours are tilted differently. */
const turns = [-3, 2, -1.5, 3];

export function LobbyPeople({ game, online }: LobbyPeopleProps) {
  const { t } = useTranslation();
  const { players = [], own } = game;
  return (
    <List aria-label={t('challenge.lobby.players')}>
      {players.map((player, index) => {
        const name = shownName(player);
        const isYou = player.userId === own?.userId;
        const isHere = isYou || online?.includes(player.userId) === true;
        return (
          <li key={player.userId} data-out={isOut(player) || undefined}>
            {player.status === 'invited' || isOut(player) ? (
              <Kept>
                <i aria-hidden="true">{initialsOf(name)}</i>
                <b>{name}</b>
              </Kept>
            ) : (
              <Stuck data-away={(online !== undefined && isSeated(player) && !isHere) || undefined}>
                <FaceSticker name={name} url={shownPicture(player)} turn={turns[index % 4] ?? 0} />
              </Stuck>
            )}
            <Handle person={player} />
            <State data-here={(isSeated(player) && isHere) || undefined}>
              {isYou ? t('challenge.you') : t(stateOf(player, isHere, online !== undefined))}
            </State>
          </li>
        );
      })}
    </List>
  );
}

const isOut = ({ status }: PlayerView) => status === 'declined' || status === 'expired';

/** In the lobby, or counting down with the others. */
const isSeated = ({ status, guessesUsed }: PlayerView) => status === 'playing' && guessesUsed === 0;

function stateOf(player: PlayerView, isHere: boolean, isKnown: boolean) {
  if (!isSeated(player)) return `challenge.status.${player.status}` as const;
  if (!isKnown) return 'challenge.status.waiting';
  return isHere ? 'challenge.lobby.here' : 'challenge.lobby.away';
}

const stick = keyframes`from { opacity: 0; transform: scale(1.5) rotate(9deg); }`;

const List = styled(Grid).attrs({ as: 'ul', $gap: 4, $columns: 4, $phone: 4 })`
  max-width: 520px;
  > li {
    ${stack(2)}
    align-content: start;
    max-width: 112px;
  }
  > li[data-out] i {
    visibility: hidden;
  }
`;

const Stuck = styled.div`
  transition: opacity ${duration.calm};
  &[data-away] {
    /* The name on the plate keeps a contrast of 4.5 : 1. */
    opacity: 0.62;
    filter: grayscale(1);
  }
  animation: ${stick} ${duration.calm} ease-out;
  ${still}
`;

/** The empty place of an invited player, with the name. */
const Kept = styled(EmptyFrame)`
  grid-template-rows: 1fr auto;
  padding: 8% 5%;
  text-align: center;
  i {
    ${stamped('46cqi')}
  }
  b {
    display: -webkit-box;
    overflow: hidden;
    width: 100%;
    /* Room for the accents of capitals, which the clamp would cut off. */
    padding-top: 0.2em;
    ${stamped('clamp(11px, 15cqi, 17px)')}
    overflow-wrap: anywhere;
    text-transform: uppercase;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  [data-out] & b {
    text-decoration: line-through;
  }
`;

const State = styled.small`
  color: ${color.quiet};
  ${words(1, 600)}
  line-height: 1.2;
  text-align: center;
  &[data-here] {
    color: ${color.veryClose};
  }
  &[data-here]::before {
    content: '';
    display: inline-block;
    width: 9px;
    height: 9px;
    margin-right: 5px;
    border-radius: 50%;
    background: currentColor;
  }
`;
