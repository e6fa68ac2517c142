import { type Game, playerOf } from '@craque/common/domain/game/game.ts';
import { type GameId, type PlayerId, userOf } from '@craque/common/domain/ids.ts';
import type { Result } from '@craque/common/domain/result.ts';
import type { ChallengeError } from '@craque/common/domain/challenge/challenge.ts';
import type { StartError } from '@craque/common/domain/challenge/common-start.ts';
import type { Pushes } from '@craque/common/contracts/push/pushes.ts';
import { AppError } from '../errors/app-error.ts';
import { type Admission, changeGame, type GameServiceDependencies } from '../games/game-changes.ts';
import { keptApart } from '../users/kept-apart.ts';
import type { Pictures } from '../users/public-user.ts';
import type { StaffNames } from '../users/assert-shown-name.ts';

export type ChallengeDependencies = GameServiceDependencies &
  Required<Pictures> & {
    pushes: Pushes;
    namedAdmins: StaffNames;
    /** A new unguessable code of a link: 10 characters of Crockford's base 32. */
    newCode: () => string;
  };

/** The invited and the players may answer; for others the invitation does not exist. */
export const invitedOnly: Admission = (game, player) => {
  const isInvited = game.challenge?.invitations.some(({ userId }) => userId === userOf(player));
  if (!game.challenge || (!isInvited && !playerOf(game, player))) {
    throw new AppError('invitation_not_found');
  }
};

export const anybody: Admission = () => undefined;

/** Whether one of them, the creator or the player, has blocked the other; a player has a seat. */
export async function isBarred(
  { stores }: Pick<ChallengeDependencies, 'stores'>,
  game: Game,
  player: PlayerId,
): Promise<boolean> {
  const [user, creator] = [userOf(player), userOf(game.creator)];
  if (user === undefined || creator === undefined || playerOf(game, player)) return false;
  return (await keptApart(stores, user, [creator])).size > 0;
}

type RuleError = ChallengeError | StartError | 'still-playing';

export const codeOf = {
  'not-invited': 'invitation_not_found',
  answered: 'invitation_answered',
  closed: 'game_closed',
  full: 'game_full',
  'not-a-player': 'game_not_found',
  over: 'no_active_game',
  'not-starter': 'not_the_starter',
  'still-playing': 'still_playing',
} as const satisfies Record<RuleError, string>;

/** For others the game does not exist. */
export async function asInvitation(answer: Promise<Game>): Promise<Game> {
  try {
    return await answer;
  } catch (error) {
    const isMissing = error instanceof AppError && error.code === 'game_not_found';
    throw isMissing ? new AppError('invitation_not_found') : error;
  }
}

type Rule = (game: Game, now: number) => Result<Game, RuleError> | Promise<Result<Game, RuleError>>;

export function changeChallenge(
  dependencies: ChallengeDependencies,
  { player, id }: { player: PlayerId; id: GameId },
  rule: Rule,
  admit?: Admission,
): Promise<Game> {
  const step = async (game: Game) => {
    const applied = await rule(game, dependencies.clock());
    if (!applied.ok) throw new AppError(codeOf[applied.error]);
    return { value: applied.value, next: applied.value };
  };
  return changeGame(dependencies, player, id, step, admit);
}
