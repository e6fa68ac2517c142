import { albumOrder } from '@craque/common/domain/record/album.ts';
import type { Athlete } from '@craque/common/domain/athlete/athlete.ts';
import { type League, leagues } from '@craque/common/domain/sport.ts';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { athleteData } from '../athletes/athlete-files.ts';
import { loadCatalogue } from '../athletes/catalogue.ts';
import { createPortraitArtist } from '../sticker/portrait.ts';
import { installedPortraitFiles } from '../sticker/portrait-files.ts';
import { clearlyUnlike, unlikeness } from '../sticker/likeness.ts';
import { traitsOf } from '../sticker/traits.ts';
import { createStickerPortraits } from './sticker-portrait.ts';
import { stickerVariants, subjectOf } from './sticker-variants.ts';

const catalogue = loadCatalogue(athleteData, 'trusted');
const artist = createPortraitArtist(installedPortraitFiles());
const portraitOf = createStickerPortraits(catalogue);

type Pair = { one: Athlete; other: Athlete; unlike: number };

/**
 * Each athlete with their neighbours: up to four places on in the album, and next in the order of
 * names.
 */
function pairsOf(league: League): Pair[] {
  const members = catalogue.members(league);
  const variants = stickerVariants(members, league);
  const byId = new Map(members.map((each) => [each.id, each]));
  const inAlbum = albumOrder([...byId.keys()]).flatMap((id) => byId.get(id) ?? []);
  const byName = members.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const traits = (athlete: Athlete) =>
    traitsOf(subjectOf(athlete, league, variants.get(athlete.id) ?? 0));
  const pairs = (order: readonly Athlete[], distance: number) =>
    order.slice(distance).map((one, at) => {
      const other = order[at] ?? one;
      return { one, other, unlike: unlikeness(traits(one), traits(other)) };
    });
  return [...[1, 2, 3, 4].flatMap((distance) => pairs(inAlbum, distance)), ...pairs(byName, 1)];
}

/** The drawing as 30 x 41 pixels: red, green and blue of each. */
async function dots(athlete: Athlete, league: League): Promise<Buffer> {
  const sticker = { league, athleteId: athlete.id, rarity: 'common' } as const;
  const input = portraitOf(athlete, {
    ...sticker,
    ...{ difficulty: 'easy', guesses: 3, wins: 1, collectedAt: 0 },
  });
  return sharp(Buffer.from(artist.draw(input)))
    .resize(30, 41)
    .removeAlpha()
    .raw()
    .toBuffer();
}
const meanDifference = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;

describe('stickers side by side', () => {
  test.each(leagues)('clearly differ in the album and in the order of names: %s', (league) => {
    const close = pairsOf(league).filter(({ unlike }) => unlike < clearlyUnlike);
    expect(close.map(({ one, other }) => `${one.name} and ${other.name}`)).toEqual([]);
  });

  /**
   * Mean difference, 0 to 255. Another name, flag and number on the same drawing give 4 to 7,
   * another variant of the same person mostly up to 34: from 12 on, the figure or the ground is a
   * different one.
   */
  const glance = 12;
  test('differ visually too, even those most alike by their traits', async () => {
    const close: string[] = [];
    for (const league of leagues) {
      const alike = pairsOf(league).toSorted((a, b) => a.unlike - b.unlike);
      for (const { one, other } of alike.slice(0, 8)) {
        const difference = meanDifference(await dots(one, league), await dots(other, league));
        if (difference < glance) close.push(`${one.name} and ${other.name}: ${difference}`);
      }
    }
    expect(close).toEqual([]);
  });

  test('always look the same, and do not all have the variant of their id', () => {
    const members = catalogue.members('nba');
    const variants = stickerVariants(members, 'nba');
    expect([...stickerVariants(members.toReversed(), 'nba')]).toEqual([...variants]);
    expect(variants.size).toBe(members.length);
    for (const variant of variants.values()) {
      expect(Number.isInteger(variant) && variant >= 0 && variant < 2 ** 32).toBe(true);
    }
  });

  test('use the most different drawing if no variant differs enough', () => {
    const [someone] = catalogue.members('wta');
    if (!someone) throw new Error('the league is empty');
    const twins = Array.from({ length: 400 }, (_, at) => ({ ...someone, id: `twin-${at}` }));
    expect(stickerVariants(twins, 'wta').size).toBe(400);
  });
});

describe('the sticker of an athlete', () => {
  test('shows year, team, position and rarity of that league', () => {
    const [someone] = catalogue.members('nba');
    if (!someone) throw new Error('the league is empty');
    const input = portraitOf(someone, {
      ...{ league: 'nba', athleteId: someone.id, rarity: 'epic' },
      ...{ difficulty: 'hard', guesses: 2, wins: 1, collectedAt: 0 },
    });
    const membership = someone.memberships.find(({ league }) => league === 'nba');
    expect(input).toMatchObject({
      born: Number(someone.dateOfBirth.slice(0, 4)),
      name: someone.name,
      team: membership?.team,
      position: membership?.position,
      rarity: 'epic',
    });
  });

  test('is refused for an athlete outside the league', () => {
    const [someone] = catalogue.members('nba');
    if (!someone) throw new Error('the league is empty');
    expect(() => subjectOf(someone, 'wta', 1)).toThrow(RangeError);
  });
});
