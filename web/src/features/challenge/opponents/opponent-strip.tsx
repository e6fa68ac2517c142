import type { GameView } from '@craque/common/contracts/games.ts';
import { keyframes, styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { Icon } from '../../../ui/icon.tsx';
import { gapOf, line } from '../../../ui/layout.ts';
import { bareButton, color, duration, ellipsis, still } from '../../../ui/tokens.ts';
import { caption, words } from '../../../ui/type.ts';
import { useMobile } from '../../../ui/use-media.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { ConnectionLine } from './connection-line.tsx';
import { BestBand, OpponentFace, OpponentMarks } from './opponent-signs.tsx';
import type { Connection } from '../state/keep-up.ts';
import type { ShownOpponent } from '../state/shown-opponent.ts';

export type OpponentStripProps = {
  game: GameView;
  opponents: readonly ShownOpponent[];
  online: readonly string[];
  connection: Connection;
  open: boolean;
  controls: string;
  onToggle: () => void;
};

/** The opponents in one line, which opens the list and becomes its heading. */
export function OpponentStrip(props: OpponentStripProps) {
  const { connection, open, controls, onToggle } = props;
  const { t } = useTranslation();
  return (
    <Strip type="button" aria-expanded={open} aria-controls={controls} onClick={onToggle}>
      {open ? (
        <Heading>{t('challenge.opponents')}</Heading>
      ) : (
        <>
          <VisuallyHidden>{t('challenge.opponents')}</VisuallyHidden>
          <Summary {...props} />
        </>
      )}
      <ConnectionLine connection={connection} bare={!open} />
      <Icon name="chevron" size={14} />
    </Strip>
  );
}

function Summary({ game, opponents, online }: OpponentStripProps) {
  const { t } = useTranslation();
  const places = useMobile() ? 4 : 7;
  const present = opponents.filter(({ status }) => status !== 'declined' && status !== 'expired');
  const listed = present.length > 0 ? present : opponents;
  // The last place shows the number of the others.
  const shown = listed.slice(0, listed.length > places ? places - 1 : places);
  const [first] = listed;
  if (listed.length === 1 && first) {
    return (
      <>
        <OpponentFace opponent={first} online={online} size={28} />
        <Words>
          <b>{first.name}</b>
          <small>{t(`challenge.status.${first.status}`)}</small>
        </Words>
        {first.best && <BestBand band={first.best} bare />}
        <OpponentMarks opponent={first} total={game.totalGuesses} />
      </>
    );
  }
  return (
    <Several>
      {shown.map((opponent) => (
        <Short key={opponent.player.userId} data-status={opponent.status}>
          <OpponentFace opponent={opponent} online={online} size={28} />
          <VisuallyHidden>
            {opponent.name}, {t(`challenge.status.${opponent.status}`)}
          </VisuallyHidden>
          <Words>
            <small aria-hidden="true" data-out={isOut(opponent) || undefined}>
              {firstWordOf(opponent.name)}
            </small>
            <Progress opponent={opponent} total={game.totalGuesses} />
          </Words>
        </Short>
      ))}
      {listed.length > shown.length && <span>+{listed.length - shown.length}</span>}
    </Several>
  );
}

/** An opponent's progress: k of N with the best sign, a tick, or a cross for who is out. */
function Progress({ opponent, total }: { opponent: ShownOpponent; total: number }) {
  const { status, used, best } = opponent;
  if (status === 'won') return <Icon name="check" size={14} />;
  if (isOut(opponent)) return <Icon name="close" size={12} />;
  if (status === 'invited') return null;
  return (
    <Count key={used}>
      {used}/{total}
      {best && <BestBand band={best} bare />}
    </Count>
  );
}

const isOut = ({ status }: ShownOpponent) => status === 'lost' || status === 'abandoned';

const firstWordOf = (name: string) => name.split(/\s+/)[0] ?? name;

const Strip = styled.button`
  ${bareButton}
  position: relative;
  ${line(3)}
  width: 100%;
  min-width: 0;
  min-height: 44px;
  padding: 4px 10px;
  border: 1.5px solid ${color.rule};
  color: inherit;
  font: inherit;
  ${words(2)}
  text-align: left;
  > svg:last-child {
    flex: none;
    margin-left: -4px;
    color: ${color.quiet};
  }
  &[aria-expanded='true'] > svg:last-child {
    transform: rotate(180deg);
  }
`;

const Heading = styled.span`
  flex: 1;
  ${caption(2)}
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  line-height: 1.15;
  b,
  small {
    ${ellipsis}
  }
  b {
    font-weight: 700;
  }
  small {
    ${words(1)}
    ${ellipsis}
    color: ${color.quiet};
  }
`;

const Several = styled.span`
  ${line(3)}
  flex: 1;
  min-width: 0;
  overflow: hidden;
  padding: 4px 0;
`;

const Short = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  color: ${color.quiet};
  small:not([data-out]) {
    max-width: 88px;
    color: ${color.ink};
    font-weight: 600;
  }
  &[data-status='won'] {
    &,
    small {
      color: ${color.veryClose};
    }
  }
  &[data-status='invited'] {
    opacity: 0.6;
  }
`;

const pop = keyframes`from { transform: scale(1.4); } 40% { transform: none; }`;

const Count = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${gapOf(1)};
  color: ${color.ink};
  ${words(1, 700)}
  line-height: 1.1;
  font-variant-numeric: tabular-nums;
  transform-origin: left;
  animation: ${pop} ${duration.feast} ease-out;
  ${still}
`;
