import { type Sport, sports } from '@craque/common/domain/sport.ts';

/**
 * The colour in which a player is printed where no game gives one: always the same for the player,
 * and says nothing about them.
 */
export function tintOf(userId: string): Sport {
  const sum = [...userId].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return sports[sum % sports.length] ?? sports[0];
}
