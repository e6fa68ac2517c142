import type { GameView } from '@craque/common/contracts/games.ts';
import { speedBonus } from '@craque/common/domain/game/score.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FaceSticker } from '../../../ui/album/face-sticker.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Row, Stack } from '../../../ui/layout.ts';
import { media } from '../../../ui/tokens.ts';
import { Display, Marked, Text } from '../../../ui/type.ts';
import { durationText } from '../../../play/guess/duration-text.ts';
import { Foil } from '../../../play/sticker/foil.tsx';
import { useGameSeconds } from '../../../play/guess/game-clock.tsx';
import { shownName, shownPicture } from '../../../lib/shown-name.ts';

export type WinnerDialogProps = {
  game: GameView;
  skew: number;
  onClose: () => void;
};

/** Another player was first. Points decide, so the player may play on. */
export function WinnerDialog({ game, skew, onClose }: WinnerDialogProps) {
  const { t } = useTranslation();
  const { players = [], challenge, winnerInfo } = game;
  const winner = players.find(({ userId }) => userId === challenge?.winnerId);
  const name = winner ? shownName(winner) : (winnerInfo?.username ?? '');
  return (
    <Dialog
      title={t('challenge.winner.title', { name })}
      description={t('challenge.winner.points')}
      onClose={onClose}
      cover={{
        sport: game.sport,
        plain: false,
        picture: <Face name={name} url={winner && shownPicture(winner)} />,
      }}
    >
      <Stack $gap={4} $top={3}>
        {winnerInfo && (
          <Row as="dl" $gap={7}>
            <Fact name={t('game.score')}>{winnerInfo.score}</Fact>
            <Fact name={t('challenge.winner.time')}>{durationText(winnerInfo.timeTaken)}</Fact>
          </Row>
        )}
        <Text>{t('challenge.winner.playOn')}</Text>
        <Chance {...{ game, skew }} />
        <Button onClick={onClose}>{t('challenge.winner.continue')}</Button>
      </Stack>
    </Dialog>
  );
}

/** The points of a right guess; the falling speed bonus is named while there is one. */
function Chance({ game, skew }: Pick<WinnerDialogProps, 'game' | 'skew'>) {
  const { t } = useTranslation();
  const isFast = speedBonus(useGameSeconds(game, skew)) > 0;
  const key = isFast ? 'challenge.winner.chanceFast' : 'challenge.winner.chance';
  return <Marked as="strong">{t(key, { points: game.potentialScore })}</Marked>;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text as="dt" $step={2} $weight={600} $quiet>
        {name}
      </Text>
      <Display as="dd" $step={7}>
        {children}
      </Display>
    </div>
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
