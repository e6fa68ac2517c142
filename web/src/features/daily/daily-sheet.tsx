import type { Daily } from '@craque/common/contracts/daily.ts';
import { styled } from 'styled-components';
import { dailyArchivePath, dailyGamePath, dailyPath } from '../../lib/addresses/daily-address.ts';
import { useTranslation } from '../../lib/translation.ts';
import { nextToPlay } from '../../lib/use-daily.ts';
import type { Read } from '../../lib/use-read.ts';
import { useSession } from '../../lib/session-store.ts';
import { SetCard } from '../../play/set/set-card.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DayResult, type DayResultProps } from './day-result.tsx';
import { LoadFailure } from '../../ui/form/load-failure.tsx';
import { StreakBlock } from './streak-block.tsx';
import { ButtonLink, Notice, Row, Stack, TextLink } from '../../ui/layout.ts';
import { media } from '../../ui/tokens.ts';
import { Display, fluid, Heading, Text } from '../../ui/type.ts';
import { clockText } from '../../lib/time/date-texts.ts';
import { hourText } from '../../lib/time/day-text.ts';
import { timeLeft } from '../../lib/time/time-left.ts';
import { useLanguage } from '../../ui/language/use-language.ts';
import { useReducedMotion } from '../../ui/use-media.ts';
import { useNow } from '../../ui/use-now.ts';

export type DailySheetProps = { share: NonNullable<DayResultProps['share']>; today: Read<Daily> };

export function DailySheet({ today, share }: DailySheetProps) {
  const { t } = useTranslation();
  const session = useSession();
  if (today.state === 'failed') {
    return <LoadFailure text={t('daily.failed.load')} onRetry={today.refresh} />;
  }
  if (today.state !== 'ready') {
    return <VisuallyHidden role="status">{t('app.loading')}</VisuallyHidden>;
  }
  const daily = today.data;
  const finished = daily.sports.filter(({ state }) => state === 'solved' || state === 'lost');
  const results = finished.map(({ sport, gameId, state, guessesUsed }) => ({
    ...{ sport, gameId },
    own: state === 'solved' ? guessesUsed : ('lost' as const),
  }));
  const invitation = session.state === 'guest' && (
    <GuestInvitation hasPlayed={finished.length > 0} />
  );
  const { current, longest } = daily.streak;
  const isNew = longest === 0 && current === 0;
  return (
    <Stack $gap={4} $max={720}>
      {isNew && (
        <Text $step={4} $weight={700}>
          {t('daily.lead')}
        </Text>
      )}
      <Row $gap={5} $apart>
        <Next daily={daily} />
        <Countdown nextAt={daily.nextAt} />
      </Row>
      <StreakBlock daily={daily} />
      {finished.length > 0 && <DayResult {...{ results, share }} date={daily.date} />}
      {invitation}
      <SetCard />
      <TextLink to={dailyArchivePath()}>{t('daily.archive.link')}</TextLink>
    </Stack>
  );
}

function Next({ daily }: { daily: Daily }) {
  const { t } = useTranslation();
  const next = nextToPlay(daily.sports);
  if (!next)
    return (
      <Heading as="p" $step={7}>
        {t('daily.allDone')}
      </Heading>
    );
  const sport = t(`sports.${next.sport}`);
  return (
    <Act to={dailyGamePath(next.sport)}>
      {t(next.state === 'playing' ? 'daily.continue' : 'daily.play', { sport })}
    </Act>
  );
}

const Act = styled(ButtonLink)`
  min-height: ${fluid(52, 60)};
  ${media.mobile} {
    flex: 1 1 100%;
  }
`;

const register = `/register?next=${encodeURIComponent(dailyPath)}`;

function GuestInvitation({ hasPlayed }: { hasPlayed: boolean }) {
  const { t } = useTranslation();
  return (
    <Notice aria-label={t('daily.guest.title')}>
      <div>
        <b>{t('daily.guest.title')}</b>
        <Text $step={2} $quiet>
          {t('daily.guest.text')}
        </Text>
      </div>
      {hasPlayed ? (
        <ButtonLink $paper to={register}>
          {t('guest.register')}
        </ButtonLink>
      ) : (
        <TextLink to={register}>{t('guest.register')}</TextLink>
      )}
    </Notice>
  );
}

/** Ticks by the second, or by the minute with reduced motion. Read aloud it does not tick. */
function Countdown({ nextAt }: { nextAt: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isStill = useReducedMotion();
  const left = Date.parse(nextAt) - useNow(isStill ? 30_000 : 1000);
  return (
    <Row $gap={3} $align="baseline">
      <Text $step={2} $weight={600} $quiet aria-hidden="true">
        {t('daily.countdown.label')}
      </Text>
      <Display $step={7} aria-hidden="true">
        {isStill ? timeLeft(language, left) : clockText(left)}
      </Display>
      <VisuallyHidden>
        {t('daily.countdown.at', { time: hourText(language, nextAt) })}
      </VisuallyHidden>
    </Row>
  );
}
