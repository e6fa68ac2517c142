import type { Sticker } from '@craque/common/domain/album.ts';
import type { Athlete } from '@craque/common/domain/athlete.ts';
import type { PortraitInput } from '../athletes/portrait.ts';
import { hashText } from '../athletes/portrait-dice.ts';

/** The whole sticker of somebody who has been guessed; unlike a game's picture it always looks the same. */
export function stickerInput(athlete: Athlete, { league }: Sticker): PortraitInput {
  const membership = athlete.memberships.find((each) => each.league === league);
  if (!membership) throw new RangeError(`${athlete.id} is not in ${league}`);
  const { team, position, number } = membership;
  const [nationality] = athlete.nationality;
  return {
    sport: athlete.sport,
    gender: athlete.gender,
    variant: hashText(athlete.id),
    name: athlete.name,
    team,
    position,
    ...(nationality && { nationality }),
    ...(number !== undefined && { number }),
  };
}
