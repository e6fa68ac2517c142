import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { color } from '../../../ui/tokens.ts';
import { largeFigure } from '../../../play/guess/large-figure.ts';

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
  ${largeFigure}
  &[data-late] b {
    color: ${color.far};
  }
`;
