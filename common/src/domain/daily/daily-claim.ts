type Claimed = { finishedAt?: number | undefined };

/** The one finished first, else the account's. */
export function staysDaily(account: Claimed, guest: Claimed): 'account' | 'guest' {
  if (guest.finishedAt === undefined) return 'account';
  return account.finishedAt === undefined || guest.finishedAt < account.finishedAt
    ? 'guest'
    : 'account';
}
