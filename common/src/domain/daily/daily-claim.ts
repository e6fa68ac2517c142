/** One of two games of a date and sport. `finishedAt` (ms): absent until played to its end. */
type Claimed = { finishedAt?: number | undefined };

/**
 * Whose game stays the daily when an account takes over a guest's: the one finished first, else
 * the account's.
 */
export function staysDaily(account: Claimed, guest: Claimed): 'account' | 'guest' {
  if (guest.finishedAt === undefined) return 'account';
  return account.finishedAt === undefined || guest.finishedAt < account.finishedAt
    ? 'guest'
    : 'account';
}
