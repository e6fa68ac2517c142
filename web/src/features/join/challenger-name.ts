import type { PublicUser } from '@craque/common/contracts/friends.ts';

/** What a player is called on the page of a link. */
export function challengerName({ displayName, username }: PublicUser): string {
  return displayName ?? username;
}
