import type { GameView } from '@craque/common/contracts/games.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, space } from '../../../ui/tokens.ts';
import { BestBand } from '../look/best-band.tsx';
import { GhostTrack } from './ghost-track.tsx';
import { RivalFace } from './opponent-face.tsx';
import { RivalMarks } from './opponent-marks.tsx';
import type { ShownRival } from '../standings/shown-opponent.ts';

export type RivalListProps = {
  game: GameView;
  rivals: readonly ShownRival[];
  online: readonly string[];
  skew: number;
};

/** Everybody else in the game, each on a line: who, how far, how near. */
export function RivalList({ game, rivals, online, skew }: RivalListProps) {
  const { t } = useTranslation();
  return (
    <List aria-label={t('duel.rivals')}>
      {rivals.map((rival) => (
        <Row key={rival.player.userId} data-absent={rival.status === 'declined' || undefined}>
          <RivalFace rival={rival} online={online.includes(rival.player.userId)} size={36} />
          <Words>
            <b>{rival.name}</b>
            <Under>
              <span>{t(`duel.status.${rival.status}`)}</span>
              {rival.best && <BestBand band={rival.best} />}
            </Under>
          </Words>
          <RivalMarks rival={rival} total={game.totalGuesses} />
          {rival.player.timeline && (
            <Wide>
              <GhostTrack game={game} rival={rival} skew={skew} />
            </Wide>
          )}
        </Row>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space[3]};
  padding: 7px 0;
  & + & {
    border-top: 1px dashed ${color.rule};
  }
  &[data-absent] {
    opacity: 0.65;
  }
`;

const Words = styled.div`
  min-width: 0;
  line-height: 1.25;
  b {
    display: block;
    font-weight: 700;
    overflow-wrap: anywhere;
  }
`;

const Under = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  color: ${color.quiet};
  font-size: 14px;
  font-weight: 500;
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;
