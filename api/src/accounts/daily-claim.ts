import { staysDaily } from '@craque/common/domain/daily/daily-claim.ts';
import { withoutDaily } from '@craque/common/domain/daily/daily-game.ts';
import { applyDeadlines } from '@craque/common/domain/game/ending.ts';
import { type Game, isTouched, playerOf } from '@craque/common/domain/game/game.ts';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import { settle } from '../games/settle.ts';
import type { StoresAndClock } from '../store/store.ts';

/** `claimed` is the guest's game after its guest has become the user. */
type Claim = { guest: PlayerId; user: PlayerId; game: Game; claimed: Game };

function finishOf(game: Game, player: PlayerId): { finishedAt?: number } {
  const end = playerOf(game, player)?.end;
  return end && end.status !== 'abandoned' ? { finishedAt: end.at } : {};
}

/** False if somebody has changed the game since. */
async function makeOrdinary(
  { stores, clock }: StoresAndClock,
  user: PlayerId,
  game: Game,
): Promise<boolean> {
  const ordinary = withoutDaily(game);
  if (!(await stores.games.reassign(ordinary))) return false;
  await stores.results.remove(game.id, user);
  await settle({ stores, clock }, { ...ordinary, revision: ordinary.revision + 1 });
  return true;
}

/**
 * A user has one daily of a date and sport; the other one becomes an ordinary game (rules: claim).
 * `stays`: untouched, it would as an ordinary game hide an athlete whom the user knows. `again`:
 * somebody was faster.
 */
export async function besideOwnDaily(
  dependencies: StoresAndClock,
  { guest, user, game, claimed }: Claim,
): Promise<Game | 'stays' | 'again'> {
  const { stores, clock } = dependencies;
  const { createKey } = claimed;
  const stored =
    claimed.daily && createKey !== undefined
      ? await stores.games.findByCreateKey(user, createKey)
      : undefined;
  if (!stored) return claimed;
  const own = playerOf(game, guest);
  if (!own || !isTouched(own)) return 'stays';
  const account = applyDeadlines(stored, clock());
  if (staysDaily(finishOf(account, user), finishOf(game, guest)) === 'account')
    return withoutDaily(claimed);
  return (await makeOrdinary(dependencies, user, account)) ? claimed : 'again';
}
