import type { GameView } from '@craque/common/contracts/games.ts';
import { speedBonus } from '@craque/common/domain/game/score.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../ui/form/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FaceSticker } from '../../../ui/album/face-sticker.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { caption, color, font, media, space } from '../../../ui/tokens.ts';
import { durationText } from '../../../play/guess/duration-text.ts';
import { Foil } from '../../../play/sticker/foil.tsx';
import { useGameSeconds } from '../../../play/guess/use-game-seconds.ts';
import type { Challenge } from '../state/challenge-store.ts';
import { shownName } from '../../../lib/shown-name.ts';
import { Rematch } from './rematch.tsx';

export type WinnerDialogProps = {
  /** A game whose athlete an opponent has found first. */
  game: GameView;
  shared: Challenge;
  /** Server's clock minus the client's in milliseconds. */
  skew: number;
  onClose: () => void;
};

/**
 * An opponent was the first to find the athlete: who, with how many points and how fast. That is not
 * the end: the points decide, and the caller may continue, or is already asked for a rematch.
 */
export function WinnerDialog({ game, shared, skew, onClose }: WinnerDialogProps) {
  const { t } = useTranslation();
  const { players = [], challenge, winnerInfo, completed } = game;
  const winner = players.find(({ userId }) => userId === challenge?.winnerId);
  const name = winner ? shownName(winner) : (winnerInfo?.username ?? '');
  return (
    <Dialog
      title={t('challenge.winner.title', { name })}
      description={t('challenge.winner.points')}
      closeLabel={t('game.close')}
      onClose={onClose}
      cover={{
        sport: game.sport,
        plain: false,
        picture: <Face name={name} url={winner?.avatarUrl} />,
      }}
    >
      <Body>
        {winnerInfo && (
          <dl>
            <div>
              <dt>{t('game.score')}</dt>
              <dd>{winnerInfo.score}</dd>
            </div>
            <div>
              <dt>{t('challenge.winner.time')}</dt>
              <dd>{durationText(winnerInfo.timeTaken)}</dd>
            </div>
          </dl>
        )}
        <p>{t(completed ? 'challenge.winner.done' : 'challenge.winner.playOn')}</p>
        {!completed && <Chance {...{ game, skew }} />}
        <Rematch {...{ game, shared }} whenAsked />
        <Button onClick={onClose}>{t('challenge.winner.continue')}</Button>
      </Body>
    </Dialog>
  );
}

/** What a right guess still brings; the speed bonus runs down, and is named while there is one. */
function Chance({ game, skew }: Pick<WinnerDialogProps, 'game' | 'skew'>) {
  const { t } = useTranslation();
  const isFast = speedBonus(useGameSeconds(game, skew)) > 0;
  const key = isFast ? 'challenge.winner.chanceFast' : 'challenge.winner.chance';
  return <Bet>{t(key, { points: game.potentialScore })}</Bet>;
}

function Face({ name, url }: { name: string; url: string | null | undefined }) {
  return (
    <Front aria-hidden="true">
      <FaceSticker name={name} url={url} turn={-4} mark={<Icon name="medal" />} />
      <Foil />
    </Front>
  );
}

const Front = styled.div`
  position: relative;
  flex: none;
  width: 124px;
  ${media.mobile} {
    width: 96px;
  }
  ${media.sideways} {
    width: 72px;
  }
`;

const Bet = styled.strong`
  padding-left: ${space[3]};
  border-left: 4px solid ${color.veryClose};
  font-weight: 700;
`;

const Body = styled.div`
  display: grid;
  gap: ${space[4]};
  padding-top: ${space[3]};
  dl {
    display: flex;
    gap: ${space[7]};
    margin: 0;
  }
  dt {
    ${caption(14)}
  }
  dd {
    margin: 0;
    font: 900 56px/0.95 ${font.display};
    font-variant-numeric: tabular-nums;
  }
  p {
    margin: 0;
    line-height: 1.4;
  }
  ${media.mobile} {
    dd {
      font-size: 44px;
    }
  }
`;
