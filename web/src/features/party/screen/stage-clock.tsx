import type { PartyState } from '@craque/common/contracts/party-view.ts';
import { keyframes, styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { durationText } from '../../../play/guess/duration-text.ts';
import { color, still } from '../../../ui/tokens.ts';
import type { Party } from '../state/party-store.ts';
import { endOf } from '../state/party-views.ts';
import { useSecondsTo } from '../state/use-party-clock.ts';
import { stampedAt, u } from './stage-style.ts';

/** From here on every second fills the stage. */
export const lastSeconds = 5;

/** The time that is left, as on the board of a fourth official; nothing without a clock. */
export function StageClock({ party, state }: { party: Party; state: PartyState }) {
  const { t } = useTranslation();
  const left = useSecondsTo(party, endOf(state));
  if (left === undefined) return null;
  const text = durationText(left);
  const isLast = left > 0 && left <= lastSeconds;
  return (
    <>
      <Board
        role="timer"
        aria-label={t('stage.clock', { time: text })}
        data-last={isLast || undefined}
      >
        {text}
      </Board>
      {isLast && (
        <Last key={left} aria-hidden="true" data-testid="last">
          {left}
        </Last>
      )}
    </>
  );
}

const Board = styled.span`
  justify-self: stretch;
  padding: 0 ${u(0.8)} ${u(0.4)};
  border: ${u(0.4)} solid ${color.border};
  border-radius: ${u(0.8)};
  background: ${color.print};
  color: #ffd84d;
  ${stampedAt(8)}
  letter-spacing: 0.02em;
  text-align: center;
  &[data-last] {
    background: #c8201a;
    color: #fff;
  }
`;

const strike = keyframes`
  from { opacity: 0; transform: scale(2.4); }
  18% { opacity: 1; transform: scale(1); }
  70% { opacity: 0.9; }
  to { opacity: 0; transform: scale(0.94); }
`;

/** On the floor, behind names and clues; gone before the next one. */
const Last = styled.b`
  position: fixed;
  z-index: -1;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${color.print};
  ${stampedAt(46)}
  -webkit-text-stroke: 0.03em #fff;
  paint-order: stroke fill;
  pointer-events: none;
  animation: ${strike} 950ms ease-out both;
  ${still}
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;
