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
import { Button } from '../../../ui/form/button.tsx';
import { LoadFailure } from '../../../ui/form/load-failure.tsx';
import { monthOf } from './calendar-days.ts';
import { Calendar, type CalendarProps, DayMark } from './calendar.tsx';
import { Row, Stack, TextLink } from '../../../ui/layout.ts';
import { media } from '../../../ui/tokens.ts';
import { Heading, Text } from '../../../ui/type.ts';

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
    variant: 'paper' as const,
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
        <Button
          {...turn(-1, month > monthOf(bounds.first))}
          data-back
          aria-label={t('daily.archive.previous')}
        >
          <Icon name="chevron" />
        </Button>
        <Heading aria-live="polite">{longMonth(language, month)}</Heading>
        <Button {...turn(1, month < monthOf(bounds.last))} aria-label={t('daily.archive.next')}>
          <Icon name="chevron" />
        </Button>
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

const Pager = styled(Row).attrs({ $apart: true, $oneLine: true })`
  text-align: center;
  button {
    flex: none;
    width: 48px;
    padding: 0;
  }
  svg {
    rotate: -90deg;
  }
  [data-back] svg {
    rotate: 90deg;
  }
`;
