import type { GameView } from '@craque/common/contracts/games.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../ui/form/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FaceSticker } from '../../../ui/album/face-sticker.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { caption, color, font, media, space } from '../../../ui/tokens.ts';
import { durationText } from '../look/duration-text.ts';
import { Foil } from '../look/foil.tsx';
import { nameOf } from '../standings/shown-opponent.ts';

export type WinnerDialogProps = {
  /** A game that an opponent has won first. */
  game: GameView;
  onClose: () => void;
};

/** An opponent has won: who, with how many points and how fast; the caller may continue. */
export function WinnerDialog({ game, onClose }: WinnerDialogProps) {
  const { t } = useTranslation();
  const { players = [], challenge, winnerInfo, completed, potentialScore } = game;
  const winner = players.find(({ userId }) => userId === challenge?.winnerId);
  const name = winner ? nameOf(winner) : (winnerInfo?.username ?? '');
  return (
    <Dialog
      title={t('challenge.winner.title', { name })}
      description={t('challenge.table.first')}
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
        {!completed && <Chance>{t('challenge.winner.chance', { points: potentialScore })}</Chance>}
        <Button onClick={onClose}>{t('challenge.winner.continue')}</Button>
      </Body>
    </Dialog>
  );
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

const Chance = styled.strong`
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
