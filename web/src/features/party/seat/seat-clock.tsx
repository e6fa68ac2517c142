import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { whenLow } from '../../../ui/low-height.ts';
import { color } from '../../../ui/tokens.ts';
import { caption, fluid, stamped } from '../../../ui/type.ts';
import { css } from 'styled-components';

/** In seconds. */
const late = 5;

/** The seconds of the round that are left. Nobody is read every one of them. */
export function SeatClock({ seconds }: { seconds: number | undefined }) {
  const { t } = useTranslation();
  if (seconds === undefined) return null;
  return (
    <Clock role="timer" aria-live="off" data-late={seconds <= late || undefined}>
      <small>{t('party.round.seconds')}</small>
      <b>{seconds}</b>
    </Clock>
  );
}

const Clock = styled.p`
  display: grid;
  flex: none;
  justify-items: end;
  gap: ${fluid(6, 8)};
  margin: 0;
  small {
    ${caption(1)}
    line-height: 1.3;
  }
  b {
    ${stamped(fluid(52, 84), 0.78)}
    font-variant-numeric: tabular-nums;
  }
  &[data-late] b {
    color: ${color.far};
  }
  ${whenLow(css`
    small {
      display: none;
    }
    b {
      font-size: 26px;
    }
  `)}
`;
