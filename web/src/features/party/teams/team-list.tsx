import type { PartyTeam } from '@craque/common/domain/party/party.ts';
import { List, ListRow } from '../../../ui/layout.ts';
import { Display, Text } from '../../../ui/type.ts';
import { TeamCrest } from './team-crest.tsx';
import type { TeamRow } from './team-texts.ts';
import { pointsText, useWords } from '../state/use-words.ts';

type TeamListProps = { teams: readonly TeamRow[]; own: PartyTeam | undefined };

/** All teams with their points, best first. */
export function TeamList({ teams, own }: TeamListProps) {
  const words = useWords();
  const { t } = words;
  return (
    <List as="ol" $ruled aria-label={t('party.teams.title')}>
      {teams.map(({ team, place, points }) => (
        <ListRow key={team}>
          <Display>{place ?? '–'}</Display>
          <Text $step={4} $weight={team === own ? 800 : 500}>
            <TeamCrest team={team} /> {t(`party.teams.${team}`)}
          </Text>
          <span>{pointsText(words, points)}</span>
        </ListRow>
      ))}
    </List>
  );
}
