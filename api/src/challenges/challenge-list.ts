import type { ChallengeItem } from '@craque/common/contracts/challenges.ts';
import { challengeStageOf } from '@craque/common/domain/view/challenge-stage.ts';
import { type People, presentState } from '@craque/common/contracts/push/present-challenge.ts';
import {
  applyDeadlines,
  closingTime,
  dueAt,
  idleLimit,
  inviteLimit,
} from '@craque/common/domain/game/ending.ts';
import { type Game, lastActionAt, playerOf } from '@craque/common/domain/game/game.ts';
import { type PlayerId, userOf, userPlayer } from '@craque/common/domain/ids.ts';
import { leagueName } from '@craque/common/domain/sport.ts';
import { audienceOf, challengeStateFor } from '@craque/common/domain/view/challenge-state.ts';
import { viewFor } from '@craque/common/domain/view/game-view.ts';
import { peopleOf } from '../games/people.ts';
import type { ChallengeDependencies } from './challenge-changes.ts';
import { fromOthers, isOpenFor } from './invitations.ts';

const listedAfterEnd = 7 * 24 * 60 * 60 * 1000;
/** Of challenges played and of invitations: each one means loading a game. */
const maxListed = 100;

/** When the caller's part ends if nobody acts (ms); null once the challenge is over. */
function deadlineFor(game: Game, player: PlayerId): number | null {
  if (dueAt(game) === null) return null;
  const own = playerOf(game, player);
  if (!own) return game.createdAt + inviteLimit;
  const closing = game.createdAt + closingTime;
  if (own.end) return closing;
  return Math.min((lastActionAt(own) ?? Infinity) + idleLimit, closing);
}

const isoTime = (at: number) => new Date(at).toISOString();

function itemOf(game: Game, player: PlayerId, people: People): ChallengeItem | undefined {
  const own = playerOf(game, player);
  const state = challengeStateFor(game, own ? audienceOf(own) : 'playing');
  const status = state?.players.find(({ userId }) => userId === userOf(player))?.status;
  if (!state || !status) return undefined;
  const { id, version, sport, league, difficulty, createdAt } = game;
  const deadline = deadlineFor(game, player);
  return {
    ...presentState(state, people),
    ...{ id, version, status },
    game: { sport, league: leagueName(league), difficulty },
    stage: challengeStageOf(status, state.finish !== undefined),
    createdAt: isoTime(createdAt),
    deadline: deadline === null ? null : isoTime(deadline),
    athleteName: viewFor(game, player, 0)?.athlete.name ?? null,
  };
}

function isListed({ challenge }: Game, now: number): boolean {
  if (!challenge || challenge.cancelled) return false;
  return !challenge.finish || challenge.finish.at >= now - listedAfterEnd;
}

/** As of `now` (ms), newest first: invited to, playing, and ended in the last week. */
export async function listedChallenges(
  dependencies: Pick<ChallengeDependencies, 'stores' | 'avatarHosts'>,
  userId: string,
  now: number,
): Promise<ChallengeItem[]> {
  const { stores } = dependencies;
  const player = userPlayer(userId);
  // No challenge lasts longer than `closingTime`.
  const oldest = now - listedAfterEnd - closingTime;
  const [played, invited] = await Promise.all([
    stores.games.challengesOf(player, oldest, maxListed),
    stores.games.invitedTo(userId, maxListed),
  ]);
  const current = (games: readonly Game[]) => games.map((game) => applyDeadlines(game, now));
  const open = await fromOthers(stores, userId, current(invited).filter(isOpenFor(userId)));
  const games = [...current(played), ...open]
    .filter((game) => isListed(game, now))
    .sort((one, other) => other.createdAt - one.createdAt || other.id - one.id);
  const people = await peopleOf(dependencies, games);
  return games.flatMap((game) => itemOf(game, player, people(game)) ?? []);
}
