import type { Ranking } from '@craque/common/contracts/rankings.ts';
import type { User } from '@craque/common/contracts/user.ts';
import { sports } from '@craque/common/domain/sport.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { dailyBoardPath } from '../../lib/addresses/daily-address.ts';
import type { RankingChoice } from '../../lib/addresses/ranking-address.ts';
import type { Read } from '../../lib/use-read.ts';
import { Icon } from '../../ui/icon.tsx';
import { LoadFailure } from '../../ui/form/load-failure.tsx';
import { Row, Stack, TextLink } from '../../ui/layout.ts';
import { color, space } from '../../ui/tokens.ts';
import { Heading, Text } from '../../ui/type.ts';
import { OwnPlace } from './own-place.tsx';
import { RankingChoices } from './ranking-choices.tsx';
import { RankingNote } from './ranking-note.tsx';
import { BlankTable, RankingTable, type RankingTableProps } from './ranking-table.tsx';

export type RankingSheetProps = {
  choice: RankingChoice;
  found: Read<Ranking>;
  /** The one on screen; while another one is read, the one before. */
  ranking: Ranking | undefined;
  /** False if this ranking needs an account. */
  isOpen: boolean;
  user: User | undefined;
};

/** What to look at, the list, what to do next, and the way to the boards of today's athletes. */
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

/** The list, and when its time begins. */
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
