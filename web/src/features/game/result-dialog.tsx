import type { GameView } from '@craque/common/contracts/games.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type Call, call as browserCall } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { space } from '../../ui/tokens.ts';
import { AthleteDetailsPanel } from './athlete-details-panel.tsx';
import { Confetti } from './confetti.tsx';
import { ResultScore } from './result-score.tsx';
import { ShareButtons } from './share-buttons.tsx';

export type ResultDialogProps = {
  /** A finished game. */
  game: GameView;
  /** False where the result is only read again. */
  celebrate: boolean;
  onClose: () => void;
  /** Absent where the next game is there already. */
  onPlayAgain?: () => void;
  call?: Call;
};

/** The result (§2): Score and Athlete Details, on Score each time it opens; details only after a win. */
export function ResultDialog(props: ResultDialogProps) {
  const { game, celebrate, onClose, onPlayAgain, call = browserCall } = props;
  const { t } = useTranslation();
  const [tab, setTab] = useState('score');
  const name = game.athleteName ?? t('game.unknownAthlete');
  return (
    <>
      {celebrate && game.won && <Confetti />}
      <Dialog
        title={name}
        description={t(game.won ? 'result.won' : 'result.lost')}
        closeLabel={t('game.close')}
        onClose={onClose}
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
            {onPlayAgain && <Button onClick={onPlayAgain}>{t('result.playAgain')}</Button>}
            <ShareButtons game={game} />
          </Row>
        </Body>
      </Dialog>
    </>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${space[5]};
  margin-top: ${space[4]};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[5]};
`;
