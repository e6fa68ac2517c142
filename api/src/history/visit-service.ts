import type { VisitReply } from '@craque/common/contracts/history.ts';
import { otherOf } from '@craque/common/domain/friendship.ts';
import { standingsOf } from '@craque/common/domain/challenge/standings.ts';
import { applyDeadlines, closingTime, idleLimit } from '@craque/common/domain/game/ending.ts';
import { type Game, isTouched, lastActionAt, playerOf } from '@craque/common/domain/game/game.ts';
import { type PlayerId, userPlayer } from '@craque/common/domain/ids.ts';
import type { AchievementKey } from '@craque/common/domain/record/achievement.ts';
import { withVisit } from '@craque/common/domain/record/visit.ts';
import { viewFor } from '@craque/common/domain/view/game-view.ts';
import { evaluateAchievements } from '../achievements/evaluate-achievements.ts';
import type { Account } from '../store/account-stores.ts';
import type { UnlockedAchievement } from '../store/history-stores.ts';
import { publicUser } from '../users/public-user.ts';
import { type HistoryDependencies, homeOf } from './history-service.ts';

const searched = 50;

type TitleOf = (key: AchievementKey) => string;
type News = Pick<VisitReply, 'expired' | 'challenges' | 'friends' | 'achievements'>;

const noNews: News = { expired: [], challenges: [], friends: [], achievements: [] };

/** Nothing if it ended in another way. */
function expiredItem(game: Game, player: PlayerId, since: number): VisitReply['expired'] {
  const own = playerOf(game, player);
  const name = viewFor(game, player, 0)?.athlete.name;
  const at = own?.end?.at ?? 0;
  const ranOut = own?.end?.status === 'abandoned' && at === (lastActionAt(own) ?? 0) + idleLimit;
  if (game.challenge || !ranOut || at <= since || name === undefined) return [];
  return [{ id: game.id, athleteName: name, endedAt: new Date(at).toISOString() }];
}

/** Time (ms); 0 as long as somebody can play. */
const finishedAt = ({ challenge }: Game): number => challenge?.finish?.at ?? 0;

/** Nothing for those who did not play it. */
function finishedItem(game: Game, player: PlayerId, since: number): VisitReply['challenges'] {
  const own = playerOf(game, player);
  if (finishedAt(game) <= since || !own || !isTouched(own) || game.players.length < 2) return [];
  const done = game.players.flatMap(({ id, end, guesses }) =>
    end ? [{ ...end, id, guessesUsed: guesses.length }] : [],
  );
  const rank = standingsOf(done).find(({ id }) => id === player)?.rank;
  return rank === undefined ? [] : [{ id: game.id, rank, players: done.length }];
}

async function newFriends(
  { stores: { friendships, users }, avatarHosts }: HistoryDependencies,
  userId: string,
  since: number,
) {
  const begun = (await friendships.friendsOf(userId))
    .map((each) => ({ ...each, at: each.answeredAt ?? each.createdAt }))
    .filter(({ at }) => at > since)
    .toSorted((one, other) => other.at - one.at);
  const accounts = await users.findMany(begun.map((each) => otherOf(each, userId)));
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return begun.flatMap((each) => {
    const other = byId.get(otherOf(each, userId));
    return other ? [publicUser(other, { avatarHosts })] : [];
  });
}

export function createVisitService(dependencies: HistoryDependencies) {
  const { stores, clock } = dependencies;
  async function newsSince(
    userId: string,
    since: number,
    { unlocked, titleOf }: { unlocked: readonly UnlockedAchievement[]; titleOf: TitleOf },
  ): Promise<News> {
    const player = userPlayer(userId);
    const oldest = since - closingTime;
    const [games, challenges, friends] = await Promise.all([
      stores.games.historyOf(player, { limit: searched }),
      stores.games.challengesOf(player, oldest, searched),
      newFriends(dependencies, userId, since),
    ]);
    const isNew = ({ unlockedAt }: { unlockedAt: number }) => unlockedAt > since;
    const played = challenges
      .map((game) => applyDeadlines(game, clock()))
      .toSorted((one, other) => finishedAt(other) - finishedAt(one));
    return {
      challenges: played.flatMap((game) => finishedItem(game, player, since)),
      expired: games
        .flatMap((game) => expiredItem(game, player, since))
        .toSorted((one, other) => Date.parse(other.endedAt) - Date.parse(one.endedAt)),
      friends,
      achievements: unlocked.filter(isNew).map(({ key }) => ({ key, title: titleOf(key) })),
    };
  }

  return {
    /** Stores the visit in the account, so that it counts on every device. */
    async visit(account: Account, titleOf: TitleOf): Promise<VisitReply> {
      const visits = withVisit(account, clock());
      await stores.users.change(account.id, visits);
      const { newsSince: since } = visits;
      // First, as it also ends expired games.
      const { unlocked, record } = await evaluateAchievements(stores, account.id, { now: clock() });
      const achievements = { unlocked, titleOf };
      const [news, home] = await Promise.all([
        since === null ? noNews : newsSince(account.id, since, achievements),
        homeOf(dependencies, account, record),
      ]);
      return { since: since === null ? null : new Date(since).toISOString(), ...news, home };
    },
  };
}
