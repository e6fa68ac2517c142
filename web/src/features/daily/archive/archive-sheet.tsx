import type { DailyArchive } from '@craque/common/contracts/daily.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { longMonth } from '../../../lib/time/date-texts.ts';
import { dailyPath } from '../../../lib/addresses/daily-address.ts';
import { useTranslation } from '../../../lib/translation.ts';
import type { Read } from '../../../lib/use-read.ts';
import { type DailyState, dailyStateText } from '../../../play/daily/daily-sign.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useLanguage } from '../../../ui/language/use-language.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { LoadFailure } from '../../../ui/form/load-failure.tsx';
import { monthOf } from './calendar-days.ts';
import { Calendar, type CalendarProps, DayMark } from './calendar.tsx';
import { Row, Stack, TextLink, line } from '../../../ui/layout.ts';
import { center, color, inverted, media } from '../../../ui/tokens.ts';
import { Text, heading } from '../../../ui/type.ts';

export type ArchiveSheetProps = {
  month: string;
  remote: Read<DailyArchive>;
  isEmpty: boolean;
  calendar: Omit<CalendarProps, 'month' | 'days'>;
  onMonth: (step: 1 | -1) => void;
  children: ReactNode;
};

const listed: readonly DailyState[] = ['solved', 'lost', 'playing', 'open', 'missed'];

export function ArchiveSheet(props: ArchiveSheetProps) {
  const { month, remote, isEmpty, calendar, onMonth, children } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const { bounds } = calendar;
  const turn = (step: 1 | -1, isOpen: boolean) => ({
    type: 'button' as const,
    // Not `disabled`, which would take the focus away at an end.
    'aria-disabled': !isOpen,
    onClick: () => isOpen && onMonth(step),
  });
  return (
    <Sheet $max={680}>
      <Back to={dailyPath}>
        <Icon name="chevron" size={16} />
        {t('daily.game.back')}
      </Back>
      <Pager>
        <button
          {...turn(-1, month > monthOf(bounds.first))}
          data-back
          aria-label={t('daily.archive.previous')}
        >
          <Icon name="chevron" />
        </button>
        <h2 aria-live="polite">{longMonth(language, month)}</h2>
        <button {...turn(1, month < monthOf(bounds.last))} aria-label={t('daily.archive.next')}>
          <Icon name="chevron" />
        </button>
      </Pager>
      {remote.state === 'failed' ? (
        <LoadFailure text={t('daily.archive.failed')} onRetry={remote.refresh} />
      ) : (
        <Calendar {...calendar} month={month} days={remote.data?.days ?? []} />
      )}
      <VisuallyHidden id="calendar-keys">{t('daily.archive.keys')}</VisuallyHidden>
      {isEmpty && <Text $weight={700}>{t('daily.archive.empty')}</Text>}
      <Row as="ul" aria-label={t('daily.archive.legend')}>
        {listed.map((state) => (
          <Row as="li" key={state}>
            <DayMark state={state} />
            <Text as="span" $step={2} $weight={600}>
              {dailyStateText(t, state)}
            </Text>
          </Row>
        ))}
      </Row>
      <Text $step={2} $quiet>
        {t('daily.archive.text')}
      </Text>
      {children}
    </Sheet>
  );
}

/** On a phone the way back comes last. */
const Sheet = styled(Stack)`
  ${media.mobile} {
    > :first-child {
      order: 1;
    }
  }
`;

const Back = styled(TextLink)`
  svg {
    rotate: 90deg;
  }
`;

const Pager = styled.div`
  ${line(3)}
  justify-content: space-between;
  h2 {
    ${heading(6)}
    text-align: center;
  }
  button {
    ${center}
    flex: none;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 2px solid ${color.ink};
    background: ${color.field};
    color: ${color.ink};
    cursor: pointer;
  }
  svg {
    rotate: -90deg;
  }
  [data-back] svg {
    rotate: 90deg;
  }
  button[aria-disabled='true'] {
    border-color: ${color.rule};
    color: ${color.quiet};
    cursor: default;
  }
  ${media.hover} {
    button[aria-disabled='false']:hover {
      ${inverted}
    }
  }
`;
