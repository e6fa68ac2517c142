import { type PlayerId, userPlayer } from '@craque/common/domain/ids.ts';
import { AppError } from '../errors/app-error.ts';
import type { Account } from '../store/account-stores.ts';
import { StoreUnavailable } from '../store/store.ts';
import {
  type Claimed,
  type ClaimDependencies,
  type Claiming,
  claimForNewAccount,
  claimOnScreen,
  nothingClaimed,
} from './guest-claim.ts';

function isPassing(error: unknown): boolean {
  return error instanceof StoreUnavailable || (error instanceof AppError && error.code === 'busy');
}

/** The account stays marked until all games of its guest have moved. */
async function claimMarked(
  dependencies: ClaimDependencies,
  { id, claimsGuest }: Account,
): Promise<Claimed> {
  if (!claimsGuest) return nothingClaimed;
  const claim = { guest: claimsGuest, user: userPlayer(id) };
  const claimed = await claimForNewAccount(dependencies, claim);
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

/** What the registration left behind, and the guest's current game if it is untouched. */
export async function claimAtLogin(
  dependencies: ClaimDependencies,
  account: Account,
  guest: PlayerId | undefined,
): Promise<Claiming> {
  const claimed = await claimMarked(dependencies, account);
  if (!guest) return { claimed, keepsGuest: false };
  const claim = { guest, user: userPlayer(account.id) };
  return { claimed, keepsGuest: await claimOnScreen(dependencies, claim) };
}
