import { applyDeadlines } from '@craque/common/domain/game/ending.ts';
import { claimGame } from '@craque/common/domain/challenge/claiming.ts';
import { type Game, isTouched, playerOf } from '@craque/common/domain/game/game.ts';
import { seatedAt } from '@craque/common/domain/game/starting.ts';
import { type GameId, type PlayerId, userPlayer } from '@craque/common/domain/ids.ts';
import { besideOwnDaily } from './daily-claim.ts';
import { claimParties, takeRoomsAlong } from '../party/party-claim.ts';
import { settle } from '../games/settle.ts';
import { markWins } from '../results/mark-wins.ts';
import type { ServiceParts } from '../service-parts.ts';
import { AppError } from '../errors/app-error.ts';
import { retryOnConflict } from '../errors/retry-on-conflict.ts';
import type { Account } from '../store/account-stores.ts';
import { StoreUnavailable } from '../store/store.ts';

type Claimed = {
  /** Touched games, which now count for the account. */
  kept: number;
  /** The newest of them. */
  unfinished: GameId | null;
};

export type ClaimDependencies = Pick<ServiceParts, 'stores' | 'clock'> & {
  limitsFactor: number;
};

type Claim = { guest: PlayerId; user: PlayerId };

const claimableAge = 7 * 24 * 60 * 60 * 1000;
const maxClaimed = 20;
/** New Athlete leaves untouched games behind, so more are searched than claimed. */
const maxSearched = 200;

export type Claiming = {
  claimed: Claimed;
  /** Some of the guest's games stay theirs, so their cookie is kept beside the session. */
  keepsGuest: boolean;
};

const nothingClaimed: Claimed = { kept: 0, unfinished: null };

const allStates = ['untouched', 'running', 'over'] as const;
type State = (typeof allStates)[number];

function stateOf(game: Game, player: PlayerId): State {
  const state = playerOf(game, player);
  if (state?.end) return 'over';
  return state && isTouched(state) ? 'running' : 'untouched';
}

/**
 * By compare-and-set: a guess in flight is either part of the game that moves, or finds it gone.
 * Undefined if the game stays.
 */
function moveGame(
  dependencies: ClaimDependencies,
  { guest, user, states }: Claim & { states: readonly State[] },
  id: GameId,
): Promise<Game | undefined> {
  const { stores, clock, limitsFactor } = dependencies;
  return retryOnConflict(async () => {
    const stored = await stores.games.find(id);
    const now = clock();
    const game = stored && applyDeadlines(stored, now);
    const mayMove = game && states.includes(stateOf(game, guest));
    const claimed = mayMove && claimGame(game, { guest, user, now });
    if (!claimed) return { saved: undefined };
    const moved = await besideOwnDaily(dependencies, { guest, user, game, claimed });
    if (moved === 'stays') return { saved: undefined };
    if (moved === 'again' || !(await stores.games.reassign(moved))) return undefined;
    await stores.results.remove(id, guest);
    await settle({ stores, clock }, { ...moved, revision: moved.revision + 1 });
    const end = playerOf(moved, user)?.end;
    if (end?.status === 'won') await markWins({ stores, limitsFactor }, user, end.at);
    return { saved: moved };
  });
}

async function moveAll(
  dependencies: ClaimDependencies,
  claim: Claim,
  games: readonly Game[],
): Promise<Claimed> {
  const moved: Game[] = [];
  // Oldest first, as streaks and achievements were earned.
  for (const { id } of [...games].reverse()) {
    const game = await moveGame(dependencies, { ...claim, states: allStates }, id);
    if (game) moved.unshift(game);
  }
  // The account's own wins may lie between or after those that have come.
  await markWins(dependencies, claim.user, dependencies.clock());
  const states = moved.map((game) => ({ id: game.id, state: stateOf(game, claim.user) }));
  return {
    kept: states.filter(({ state }) => state !== 'untouched').length,
    unfinished: states.find(({ state }) => state === 'running')?.id ?? null,
  };
}

async function newestOf({ stores, clock }: ClaimDependencies, guest: PlayerId): Promise<Game[]> {
  const now = clock();
  const newest = await stores.games.createdSince(guest, now - claimableAge, maxSearched);
  // By the guest's own seat: a game joined by link may be much older.
  const startOf = (game: Game) => {
    const own = playerOf(game, guest);
    return own ? seatedAt(own) : 0;
  };
  return newest
    .map((game) => applyDeadlines(game, now))
    .sort((one, other) => startOf(other) - startOf(one));
}

/**
 * The 20 newest games of seven days that are touched or challenges, all dailies of these days, and
 * the untouched game on the screen.
 */
export async function claimForNewAccount(
  dependencies: ClaimDependencies,
  claim: Claim,
): Promise<Claimed> {
  const newest = await newestOf(dependencies, claim.guest);
  const isUntouched = (game: Game) => !game.challenge && stateOf(game, claim.guest) === 'untouched';
  const touched = newest
    .filter((game) => !isUntouched(game))
    // A streak must not break because other games were played as well.
    .filter((game, index) => index < maxClaimed || game.daily?.counts);
  const onScreen = newest.slice(0, 1).filter(isUntouched);
  return moveAll(dependencies, claim, [...onScreen, ...touched]);
}

/**
 * The newest unfinished game moves if it is untouched. What has been played stays the guest's:
 * otherwise a player could bring only what they win. True if an unfinished game stays.
 */
async function claimOnScreen(dependencies: ClaimDependencies, claim: Claim): Promise<boolean> {
  const newest = await newestOf(dependencies, claim.guest);
  const onScreen = newest.find((game) => stateOf(game, claim.guest) !== 'over');
  if (!onScreen) return false;
  const moved = await moveGame(dependencies, { ...claim, states: ['untouched'] }, onScreen.id);
  const hasRunning = newest.some((game) => stateOf(game, claim.guest) === 'running');
  return !moved || hasRunning;
}

function isPassing(error: unknown): boolean {
  return error instanceof StoreUnavailable || (error instanceof AppError && error.code === 'busy');
}

/** The account stays marked until all games and rooms of its guest have moved. */
async function claimMarked(
  dependencies: ClaimDependencies,
  { id, claimsGuest }: Account,
): Promise<Claimed> {
  if (!claimsGuest) return nothingClaimed;
  const claim = { guest: claimsGuest, user: userPlayer(id) };
  const claimed = await claimForNewAccount(dependencies, claim);
  await claimParties(dependencies.stores, claim);
  await dependencies.stores.users.change(id, { claimsGuest: null });
  return claimed;
}

/** If the store fails, the account keeps its mark and the guest's cookie: the next login claims. */
export async function claimAtRegistration(
  dependencies: ClaimDependencies,
  account: Account,
): Promise<Claiming> {
  try {
    return { claimed: await claimMarked(dependencies, account), keepsGuest: false };
  } catch (error) {
    if (!isPassing(error)) throw error;
    return { claimed: nothingClaimed, keepsGuest: true };
  }
}

/**
 * What the registration left behind, the guest's current game if it is untouched, and their place in
 * rooms that go on.
 */
export async function claimAtLogin(
  dependencies: ClaimDependencies,
  account: Account,
  guest: PlayerId | undefined,
): Promise<Claiming> {
  const claimed = await claimMarked(dependencies, account);
  if (!guest) return { claimed, keepsGuest: false };
  const claim = { guest, user: userPlayer(account.id) };
  await takeRoomsAlong(dependencies.stores, claim);
  return { claimed, keepsGuest: await claimOnScreen(dependencies, claim) };
}
