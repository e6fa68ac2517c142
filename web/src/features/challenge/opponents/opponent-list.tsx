import type { GameView } from '@craque/common/contracts/games.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { PersonName } from '../../../play/people/person-name.tsx';
import { List, ListRow } from '../../../ui/layout.ts';
import { color, ellipsis, space } from '../../../ui/tokens.ts';
import { words } from '../../../ui/type.ts';
import { BestBand, OpponentFace, OpponentMarks } from './opponent-signs.tsx';
import { GhostTrack } from './ghost-track.tsx';
import type { ShownOpponent } from '../state/shown-opponent.ts';

export type OpponentListProps = {
  game: GameView;
  opponents: readonly ShownOpponent[];
  online: readonly string[];
  skew: number;
  /** A long list scrolls, so that the field below stays on the screen. */
  scrolls?: boolean;
};

export function OpponentList({ game, opponents, online, skew, scrolls }: OpponentListProps) {
  const { t } = useTranslation();
  return (
    <Opponents
      aria-label={t('challenge.opponents')}
      {...(scrolls && { tabIndex: 0, 'data-scrolls': true })}
    >
      {opponents.map((opponent) => (
        <Line
          key={opponent.player.userId}
          data-absent={opponent.status === 'declined' || undefined}
        >
          <OpponentFace {...{ opponent, online }} size={36} />
          <Words>
            <PersonName person={opponent.player} />
            <Under>
              <span>{t(`challenge.status.${opponent.status}`)}</span>
              {opponent.best && (!scrolls || opponent.status === 'playing') && (
                <BestBand band={opponent.best} />
              )}
            </Under>
          </Words>
          <OpponentMarks opponent={opponent} total={game.totalGuesses} />
          {opponent.timeline && <GhostTrack {...{ game, opponent, skew }} />}
        </Line>
      ))}
    </Opponents>
  );
}

const Line = styled(ListRow)`
  row-gap: 0;
  min-height: 0;
  padding: 7px 0;
  & + & {
    border-top: 1px dashed ${color.rule};
  }
  &[data-absent] {
    opacity: 0.65;
  }
`;

/** Three opponents on the smallest phone, and part of the next as a hint at more. */
const Opponents = styled(List)`
  &[data-scrolls] {
    max-height: clamp(112px, 22dvh, 200px);
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 0 10px;
    border: solid ${color.rule};
    border-width: 0 1.5px 1.5px;
    > li {
      padding: 3px 0;
    }
  }
`;

const Words = styled.div`
  min-width: 0;
  line-height: 1.25;
  b {
    font-weight: 700;
    overflow-wrap: anywhere;
  }
`;

const Under = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  color: ${color.quiet};
  ${words(2)}
  [data-scrolls] & {
    flex-wrap: nowrap;
    /* One line under the name; the marks show the rest. */
    > :first-child {
      ${ellipsis}
    }
  }
`;
