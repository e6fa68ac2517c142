import type { Ranking } from '@craque/common/contracts/rankings.ts';
import type { User } from '@craque/common/contracts/user.ts';
import { sports } from '@craque/common/domain/sport.ts';
import { styled } from 'styled-components';
import { dailyBoardPath } from '../../lib/addresses/daily-address.ts';
import {
  rankingAddress,
  type RankingChoice,
  rankingPath,
} from '../../lib/addresses/ranking-address.ts';
import { useTranslation } from '../../lib/translation.ts';
import type { Read } from '../../lib/use-read.ts';
import { Icon } from '../../ui/icon.tsx';
import { LoadFailure } from '../../ui/form/load-failure.tsx';
import { ButtonLink, Notice, Row, Stack, TextLink } from '../../ui/layout.ts';
import { color, space } from '../../ui/tokens.ts';
import { Heading, Text } from '../../ui/type.ts';
import { OwnPlace } from './own-place.tsx';
import { BlankTable, RankingTable, type RankingTableProps } from './ranking-table.tsx';
import { rankingScopes, rankingWindows } from '@craque/common/domain/record/ranking.ts';
import { startTransition, useOptimistic } from 'react';
import { useNavigate } from 'react-router-dom';
import { Segments } from '../../ui/form/segments.tsx';

type RankingSheetProps = {
  choice: RankingChoice;
  found: Read<Ranking>;
  /** The one on screen; while another one is read, the one before. */
  ranking: Ranking | undefined;
  /** False if this ranking needs an account. */
  isOpen: boolean;
  user: User | undefined;
};

export function RankingSheet({ choice, found, ranking, isOpen, user }: RankingSheetProps) {
  const { t } = useTranslation();
  const { state, isReading, refresh } = found;
  return (
    <Stack $gap={4} $max={760}>
      <RankingChoices choice={choice} />
      <section
        aria-label={t('ranking.list')}
        aria-busy={(isReading || state === 'loading') && isOpen}
      >
        {isOpen && state === 'failed' && (
          <LoadFailure text={t('ranking.failed')} onRetry={refresh} />
        )}
        {isOpen && state === 'loading' && !ranking && <BlankTable />}
        {(ranking || !isOpen) && <RankingNote choice={choice} ranking={ranking} user={user} />}
        {ranking && <OwnPlace ranking={ranking} />}
        {ranking && <Found choice={choice} ranking={ranking} username={user?.username} />}
      </section>
      <Dailies>
        <Heading $step={5}>{t('ranking.dailies')}</Heading>
        <Row $gap={4}>
          {sports.map((sport) => (
            <TextLink key={sport} to={dailyBoardPath(sport)}>
              <Icon name={sport} size={20} />
              {t(`sports.${sport}`)}
            </TextLink>
          ))}
        </Row>
      </Dailies>
    </Stack>
  );
}

function Found({ choice, ranking, username }: RankingTableProps & { choice: RankingChoice }) {
  const { t } = useTranslation();
  const { scope, window } = choice;
  return (
    <Stack>
      {ranking.rows.length > 0 ? (
        <RankingTable ranking={ranking} username={username} />
      ) : (
        <Text $weight={600}>{t('ranking.empty')}</Text>
      )}
      {window !== 'all' && (
        <Text $step={2} $quiet>
          {t(scope === 'friends' ? 'ranking.ownTime' : 'ranking.utc')}
        </Text>
      )}
    </Stack>
  );
}

const Dailies = styled.aside`
  padding-top: ${space[3]};
  border-top: 2px solid ${color.ink};
`;

type RankingNoteProps = {
  choice: RankingChoice;
  ranking: Ranking | undefined;
  user: User | undefined;
};

type Way = { key: 'guest' | 'friends' | 'empty' | 'hidden' | 'unranked'; to: string };

/** What stands between the reader and a place in the list, and the way there; nothing if nothing does. */
function wayOf({ choice, ranking, user }: RankingNoteProps): Way | undefined {
  if (!user) return { key: 'guest', to: `/register?next=${encodeURIComponent(rankingPath)}` };
  const isAmongFriends = choice.scope === 'friends';
  const others = (ranking?.players ?? 0) - (ranking?.own ? 1 : 0);
  if (isAmongFriends && others === 0) return { key: 'friends', to: '/profile?tab=friends' };
  if (!isAmongFriends && !user.showInRankings)
    return { key: 'hidden', to: '/profile?tab=settings' };
  if (ranking?.rows.length === 0) return { key: 'empty', to: '/dashboard' };
  return ranking?.own ? undefined : { key: 'unranked', to: '/dashboard' };
}

const Note = styled(Notice)`
  margin-bottom: ${space[3]};
`;

function RankingNote(props: RankingNoteProps) {
  const { t } = useTranslation();
  const way = wayOf(props);
  if (!way) return null;
  return (
    <Note>
      <Text $weight={600}>{t(`ranking.note.${way.key}.text`)}</Text>
      <ButtonLink $paper to={way.to}>
        {t(`ranking.note.${way.key}.step`)}
      </ButtonLink>
    </Note>
  );
}

function RankingChoices({ choice: opened }: { choice: RankingChoice }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // The address follows in a transition; a button must not wait for that.
  const [choice, show] = useOptimistic(opened);
  const open = (next: RankingChoice) =>
    startTransition(() => {
      show(next);
      void navigate(rankingAddress(next), { replace: true });
    });
  const choose = (part: Partial<RankingChoice>) => open({ ...choice, ...part });
  return (
    <Row $gap={3}>
      <Segments
        legend={t('ranking.scope.label')}
        value={choice.scope}
        options={rankingScopes.map((value) => ({ value, label: t(`ranking.scope.${value}`) }))}
        onChoose={(scope) => choose({ scope })}
        main
      />
      <Segments
        legend={t('ranking.window.label')}
        value={choice.window}
        options={rankingWindows.map((value) => ({ value, label: t(`ranking.window.${value}`) }))}
        onChoose={(window) => choose({ window })}
      />
      <Segments
        legend={t('ranking.sport')}
        value={choice.sport ?? 'all'}
        options={[
          { value: 'all', label: t('ranking.allSports') },
          ...sports.map((value) => ({
            value,
            label: t(`sports.${value}`),
            sign: <Icon name={value} size={20} />,
            isSign: true,
          })),
        ]}
        onChoose={(value) => {
          const { sport: _, ...rest } = choice;
          const sport = sports.find((each) => each === value);
          open({ ...rest, ...(sport && { sport }) });
        }}
      />
    </Row>
  );
}
