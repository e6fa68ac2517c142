import type { Ranking } from '@craque/common/contracts/rankings.ts';
import type { User } from '@craque/common/contracts/user.ts';
import { useTranslation } from 'react-i18next';
import { type RankingChoice, rankingPath } from '../../lib/addresses/ranking-address.ts';
import { ButtonLink, Notice } from '../../ui/layout.ts';
import { Text } from '../../ui/type.ts';

export type RankingNoteProps = {
  choice: RankingChoice;
  /** Undefined if the ranking needs an account. */
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

/** The next step for somebody who has no place in the list. */
export function RankingNote(props: RankingNoteProps) {
  const { t } = useTranslation();
  const way = wayOf(props);
  if (!way) return null;
  return (
    <Notice>
      <Text $weight={600}>{t(`ranking.note.${way.key}.text`)}</Text>
      <ButtonLink $paper to={way.to}>
        {t(`ranking.note.${way.key}.step`)}
      </ButtonLink>
    </Notice>
  );
}
