import type { GameView } from '@craque/common/contracts/games.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type Call, call as browserCall } from '../../../lib/api.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Imprint } from '../../../ui/album/imprint.tsx';
import { Tabs } from '../../../ui/form/tabs.tsx';
import { media, row, shadow, space } from '../../../ui/tokens.ts';
import { AthleteDetailsPanel } from './athlete-details-panel.tsx';
import { useChallengeLine } from '../standings/challenge-line.ts';
import { Confetti } from '../look/confetti.tsx';
import { Foil } from '../look/foil.tsx';
import { leagueName } from '../../../lib/league-name.ts';
import { PhotoCredit } from '../look/photo-credit.tsx';
import { ResultScore } from './result-score.tsx';
import { ShareButtons } from './share-buttons.tsx';

export type ResultDialogProps = {
  /** A finished game. */
  game: GameView;
  /** False if the result is only read again. */
  celebrate: boolean;
  onClose: () => void;
  /** Absent if the next game is there already, and in a challenge, whose table comes first. */
  onPlayAgain?: () => void;
  call?: Call;
};

/** The result: Score and Athlete Details, on Score each time it opens; details only after a win. */
export function ResultDialog(props: ResultDialogProps) {
  const { game, celebrate, onClose, onPlayAgain, call = browserCall } = props;
  const { t } = useTranslation();
  const [tab, setTab] = useState('score');
  const line = useChallengeLine(game);
  const { challenge, own } = game;
  const isFirst = challenge !== undefined && challenge.winnerId === own?.userId;
  const isTold = game.athleteName !== null;
  const name = game.athleteName ?? t('game.unknownAthlete');
  const lost = isTold ? t('result.lost') : t('challenge.untold');
  return (
    <>
      {celebrate && game.won && <Confetti />}
      <Dialog
        title={name}
        description={isFirst ? t('challenge.table.first') : game.won ? t('result.won') : lost}
        closeLabel={t('game.close')}
        onClose={onClose}
        cover={{ sport: game.sport, plain: !game.won, picture: <Picture game={game} /> }}
      >
        <Body>
          <Tabs
            label={t('result.tabs')}
            value={tab}
            onChange={setTab}
            tabs={[
              { value: 'score', label: t('result.score'), content: <ResultScore game={game} /> },
              {
                value: 'details',
                label: t('result.details'),
                content: <AthleteDetailsPanel game={game} call={call} />,
                disabled: !game.won,
              },
            ]}
          />
          <Row>
            {challenge && <Button onClick={onClose}>{t('challenge.result.table')}</Button>}
            {onPlayAgain && <Button onClick={onPlayAgain}>{t('result.playAgain')}</Button>}
            <ShareButtons game={game} line={line} />
          </Row>
          <PhotoCredit game={game} />
          <Imprint sport={game.sport}>
            {leagueName(t, game.league)}, {t(`levels.${game.difficulty}`)}
          </Imprint>
        </Body>
      </Dialog>
    </>
  );
}

function Picture({ game }: { game: GameView }) {
  return (
    <Front>
      <img src={game.athleteImageUrl} alt="" width={300} height={410} />
      {game.won && <Foil />}
    </Front>
  );
}

const Front = styled.div`
  position: relative;
  flex: none;
  width: 132px;
  border-radius: 7px;
  box-shadow: ${shadow.slip};
  transform: rotate(-2.5deg);
  img {
    display: block;
    width: 100%;
    height: auto;
    border-radius: inherit;
  }
  ${media.mobile} {
    width: 92px;
  }
  ${media.sideways} {
    width: 72px;
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${media.mobile} {
    gap: ${space[3]};
  }
`;

const Row = styled.div`
  ${row}
  gap: ${space[2]} ${space[5]};
  > button {
    flex: 1 0 auto;
    max-width: 320px;
  }
`;
