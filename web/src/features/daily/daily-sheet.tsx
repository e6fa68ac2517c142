import type { Daily } from '@craque/common/contracts/daily.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { dailyArchivePath, dailyGamePath } from '../../lib/addresses/daily-address.ts';
import { nextToPlay } from '../../lib/use-daily.ts';
import type { Read } from '../../lib/use-read.ts';
import { useSession } from '../../lib/session-store.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Countdown } from './countdown.tsx';
import { DayResult, type DayResultProps } from './day-result.tsx';
import { GuestInvitation } from './guest-invitation.tsx';
import { LoadFailure } from '../../ui/form/load-failure.tsx';
import { StreakBlock } from './streak-block.tsx';
import { ButtonLink, Row, Stack, TextLink } from '../../ui/layout.ts';
import { media } from '../../ui/tokens.ts';
import { Heading, Text, fluid } from '../../ui/type.ts';

export type DailySheetProps = { share: NonNullable<DayResultProps['share']>; today: Read<Daily> };

/** What to play next, the streak, and what the finished ones have come to. */
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
      <TextLink to={dailyArchivePath()}>{t('daily.archive.link')}</TextLink>
    </Stack>
  );
}

/** The main action of the page: one press to the next sport. */
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
