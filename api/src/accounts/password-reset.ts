import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { resetPassword } from '@craque/common/contracts/accounts.ts';
import type { BodyOf } from '@craque/common/contracts/endpoint.ts';
import { isEasyToGuess } from '@craque/common/domain/password.ts';
import type { ResetTokens } from '@craque/common/tokens/reset-tokens.ts';
import { AppError } from '../errors/app-error.ts';
import type { SessionService } from '../sessions/session-service.ts';
import type { Account } from '../store/account-stores.ts';
import type { StoresAndClock } from '../store/store.ts';
import type { PasswordHasher } from './password-hasher.ts';

export type ResetDependencies = StoresAndClock & {
  hasher: PasswordHasher;
  sessions: SessionService;
  resetTokens: ResetTokens;
};

/** Without I, O, 0 and 1, which look alike. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const codeLength = 20;

const digestOf = (code: string) =>
  hash('sha256', code.toUpperCase().replace(/[^A-Z0-9]/g, ''), 'hex');

/** A hundred bits in groups of four, and what is kept of it. */
export function newRecoveryCode(): { code: string; recoveryHash: string } {
  const text = Array.from(randomBytes(codeLength), (byte) => letters[byte % letters.length]);
  const code = text.join('').replace(/.{4}(?=.)/g, '$&-');
  return { code, recoveryHash: digestOf(code) };
}

function isCodeOf({ recoveryHash }: Account, code: string): boolean {
  if (recoveryHash === null) return false;
  return timingSafeEqual(Buffer.from(digestOf(code)), Buffer.from(recoveryHash));
}

export function assertNotEasy(password: string, username: string): void {
  if (isEasyToGuess(password, username)) throw new AppError('password_too_easy');
}

/** By a link of `npm run admin` or the account's recovery code; ends all sessions. */
export async function replacePassword(
  { stores, clock, hasher, sessions, resetTokens }: ResetDependencies,
  named: (username: string) => Promise<Account | undefined>,
  { username, code, newPassword }: BodyOf<typeof resetPassword>,
): Promise<void> {
  const now = clock();
  const linked = resetTokens.userIn(code);
  const byLink = linked === undefined ? undefined : await stores.users.find(linked);
  const byName = username === undefined ? undefined : await named(username);
  const isLink = byLink !== undefined && resetTokens.isFor(code, byLink, now);
  const account = isLink ? byLink : byName;
  if (!account || !(isLink || isCodeOf(account, code))) throw new AppError('wrong_code');
  assertNotEasy(newPassword, account.username);
  const { id, passwordHash: from } = account;
  const to = await hasher.hash(newPassword);
  const sessionsFrom = Math.max(now, account.sessionsFrom) + 1;
  const recovery = isLink ? {} : { recoveryHash: account.recoveryHash };
  // False for the second of two at once.
  if (!(await stores.users.changePassword(id, { from, to, sessionsFrom, ...recovery })))
    throw new AppError('wrong_code');
  await sessions.endAll(id);
}
