import type { Sticker } from '@craque/common/domain/record/album.ts';
import { type Athlete, membershipIn } from '@craque/common/domain/athlete/athlete.ts';
import type { Catalogue } from '../athletes/catalogue.ts';
import type { PortraitInput } from '../sticker/traits.ts';
import { hashText } from '../sticker/ink/dice.ts';
import { stickerVariants, subjectOf } from './sticker-variants.ts';

/** Complete stickers of collected athletes; unlike a game's picture each always looks the same. */
export type StickerPortraits = (athlete: Athlete, sticker: Sticker) => PortraitInput;

export function createStickerPortraits(catalogue: Pick<Catalogue, 'members'>): StickerPortraits {
  const leagueVariants = new Map<string, ReadonlyMap<string, number>>();
  return (athlete, { league, rarity }) => {
    const variants =
      leagueVariants.get(league) ?? stickerVariants(catalogue.members(league), league);
    leagueVariants.set(league, variants);
    const variant = variants.get(athlete.id) ?? hashText(athlete.id);
    const subject = subjectOf(athlete, league, variant);
    const number = membershipIn(athlete, league)?.number;
    const [nationality] = athlete.nationality;
    return {
      ...subject,
      name: athlete.name,
      rarity,
      ...(nationality && { nationality }),
      ...(number !== undefined && { number }),
    };
  };
}
