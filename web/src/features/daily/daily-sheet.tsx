import type { Daily } from '@craque/common/contracts/daily.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { dailyArchivePath, dailyGamePath } from '../../lib/addresses/daily-address.ts';
import { nextToPlay } from '../../lib/use-daily.ts';
import type { Read } from '../../lib/use-read.ts';
import { useSession } from '../../lib/session-store.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { ButtonLink, stack } from '../../ui/layout.ts';
import { color, linkText, media, row, space } from '../../ui/tokens.ts';
import { Text, heading } from '../../ui/type.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Countdown } from './countdown.tsx';
import { DayResult, type DayResultProps } from './day-result.tsx';
import { GuestInvitation } from './guest-invitation.tsx';
import { LoadFailure } from '../../ui/form/load-failure.tsx';
import { StreakBlock } from './streak-block.tsx';

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
    <Stack>
      {isNew && (
        <Text $step={4} $weight={700}>
          {t('daily.lead')}
        </Text>
      )}
      <Top>
        <Next daily={daily} />
        <Countdown nextAt={daily.nextAt} />
      </Top>
      <StreakBlock daily={daily} />
      {finished.length > 0 && <DayResult {...{ results, share }} date={daily.date} />}
      {invitation}
      <Ways>
        <PageLink to={dailyArchivePath()}>{t('daily.archive.link')}</PageLink>
      </Ways>
    </Stack>
  );
}

/** The main action of the page: one press to the next sport. */
function Next({ daily }: { daily: Daily }) {
  const { t } = useTranslation();
  const next = nextToPlay(daily.sports);
  if (!next) return <Done>{t('daily.allDone')}</Done>;
  const sport = t(`sports.${next.sport}`);
  return (
    <ButtonLink to={dailyGamePath(next.sport)}>
      {t(next.state === 'playing' ? 'daily.continue' : 'daily.play', { sport })}
    </ButtonLink>
  );
}

const Stack = styled.div`
  ${stack(4)}
  max-width: 720px;
`;

const Top = styled.div`
  ${row}
  justify-content: space-between;
  gap: ${space[4]} ${space[6]};
  ${media.mobile} {
    gap: ${space[3]};
    > a {
      flex: 1 1 100%;
    }
  }
`;

const Done = styled.p`
  flex: 1 1 9em;
  ${heading(7)}
`;

const Ways = styled.p`
  margin: 0;
  a {
    ${linkText}
    color: ${color.ink};
  }
`;
