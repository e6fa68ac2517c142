/**
 * One of two games of a date and sport. `finishedAt` (ms) is absent as long as it is not played to
 * its end.
 */
type Claimed = { finishedAt?: number | undefined };

/**
 * Whose game stays the daily when an account takes over a guest's and has one itself; the other
 * becomes an ordinary game: the one that was finished earlier, one that is finished before one that
 * is not, and otherwise the account's.
 */
export function staysDaily(account: Claimed, guest: Claimed): 'account' | 'guest' {
  if (guest.finishedAt === undefined) return 'account';
  return account.finishedAt === undefined || guest.finishedAt < account.finishedAt
    ? 'guest'
    : 'account';
}
