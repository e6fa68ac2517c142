import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { clockText } from '../../lib/time/date-texts.ts';
import { hourText } from '../../lib/time/day-text.ts';
import { timeLeft } from '../../lib/time/time-left.ts';
import { useLanguage } from '../../ui/language/use-language.ts';
import { useMedia } from '../../ui/use-media.ts';
import { useMinutes } from '../../ui/use-minutes.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Row } from '../../ui/layout.ts';
import { Display, Text } from '../../ui/type.ts';

/**
 * The time until the next athletes come: by the second to see, or by the minute for who prefers
 * stillness. Read aloud it is the time at which they come, which does not tick.
 */
export function Countdown({ nextAt }: { nextAt: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  return (
    <Row $gap={3} $align="baseline">
      <Text $step={2} $weight={600} $quiet aria-hidden="true">
        {t('daily.countdown.label')}
      </Text>
      <Ticking $step={7} aria-hidden="true">
        {isStill ? <Minutes to={nextAt} /> : <Seconds to={nextAt} />}
      </Ticking>
      <VisuallyHidden>
        {t('daily.countdown.at', { time: hourText(language, nextAt) })}
      </VisuallyHidden>
    </Row>
  );
}

function Seconds({ to }: { to: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, []);
  return clockText(Date.parse(to) - now);
}

function Minutes({ to }: { to: string }) {
  return timeLeft(useLanguage(), Date.parse(to) - useMinutes());
}

const Ticking = styled(Display)`
  font-variant-numeric: tabular-nums;
`;
