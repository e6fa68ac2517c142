import { describe, expect, test } from '@jest/globals';
import { rarities } from '@craque/common/domain/record/album.ts';
import { type Sport, sports } from '@craque/common/domain/sport.ts';
import { fc } from '@craque/common/testing/random-cases.ts';
import { positionsOf, rankingBands } from '@craque/common/domain/athlete/athlete.ts';
import {
  beardWords,
  gestureWords,
  hairWords,
  helmetColours,
  helmetDesigns,
  type Look,
  toneWords,
  wornWords,
} from '@craque/common/domain/athlete/look.ts';
import { parseSvg } from '../testing/parse-svg.ts';
import { athleteData, readAthleteFiles } from '../athletes/athlete-files.ts';
import { createPortraitArtist } from './portrait.ts';
import type { PortraitInput } from './traits.ts';
import { hashText } from './ink/dice.ts';
import { type Era, eras } from './ink/era.ts';
import { installedPortraitFiles } from './portrait-files.ts';
import { actions } from './poses/poses.ts';
import { scenesOf } from './scenes.ts';
import { traitsOf } from './traits.ts';
import { hasTeamColours, teamColours } from './ink/team-colours.ts';

const files = installedPortraitFiles();
const artist = createPortraitArtist(files);
const kib = 1024;
const genders = ['female', 'male'] as const;

/** What becomes visible, in the order of the reveal steps. */
type Secret = Required<
  Pick<PortraitInput, 'nationality' | 'team' | 'position' | 'number' | 'look' | 'name'>
>;
const hideable = ['nationality', 'team', 'position', 'number', 'look', 'name'] as const;

const teams: Record<Sport, readonly string[]> = {
  soccer: ['Arsenal', 'Real Madrid', 'Newcastle United', 'Ajax', 'Parma', 'Nobody Rovers'],
  basketball: ['Los Angeles Lakers', 'Brooklyn Nets', 'Nobody Bears'],
  tennis: rankingBands,
  formula1: ['Ferrari', 'McLaren', 'Nobody Racing'],
};
const variants = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const looksOf = (sport: Sport): fc.Arbitrary<Look> =>
  fc.record(
    {
      gesture: fc.constantFrom(...gestureWords[sport]),
      side: fc.constantFrom('left', 'right'),
      helmet: fc.tuple(
        fc.constantFrom(...helmetDesigns),
        fc.constantFrom(...helmetColours),
        fc.constantFrom(...helmetColours),
      ),
      hair: fc.constantFrom(...hairWords),
      tone: fc.constantFrom(...toneWords),
      beard: fc.constantFrom(...beardWords),
      worn: fc.subarray([...wornWords], { minLength: 1, maxLength: 3 }),
    },
    { requiredKeys: [] },
  );
const secretsOf = (sport: Sport): fc.Arbitrary<Secret> =>
  fc.record({
    nationality: fc.constantFrom('BR', 'GB-WLS', 'XK', 'RS', 'US', 'ZZ'),
    team: fc.constantFrom(...teams[sport]),
    position: fc.constantFrom(...positionsOf[sport]),
    number: fc.integer({ min: 0, max: 99 }),
    look: looksOf(sport),
    name: fc.constantFrom('Rodri', 'Novak Djoković', 'Alperen Şengün', 'Giannis Antetokounmpo'),
  });
const foils = fc.integer({ min: 2, max: 7 }).chain((guesses) =>
  fc.record({
    guesses: fc.constant(guesses),
    scratched: fc.integer({ min: 0, max: guesses - 1 }),
  }),
);
const games = fc.constantFrom(...sports).chain((sport) =>
  fc.record({
    shown: fc.record(
      {
        sport: fc.constant(sport),
        gender: fc.constantFrom(...genders),
        variant: variants,
        born: fc.integer({ min: 1900, max: 2010 }),
        stance: fc.constantFrom(...positionsOf[sport]),
        foil: foils,
      },
      { requiredKeys: ['sport', 'gender', 'variant', 'born'] },
    ),
    one: secretsOf(sport),
    other: secretsOf(sport),
    due: fc.subarray([...hideable]),
  }),
);
type Game = typeof games extends fc.Arbitrary<infer G> ? G : never;

/** The input of one athlete with everything that is not due removed, or set to undefined. */
function seen({ shown, due }: Game, secret: Secret, blank: boolean): PortraitInput {
  const input: PortraitInput = { ...shown };
  for (const key of hideable) {
    if (due.includes(key)) Object.assign(input, { [key]: secret[key] });
    else if (blank) Object.assign(input, { [key]: undefined });
  }
  return input;
}

const catalogue = readAthleteFiles(athleteData, 'trusted').athletes.flatMap((athlete) =>
  athlete.memberships.map((membership) => ({ ...athlete, ...membership })),
);

describe('the information in a sticker', () => {
  test('a part that is not due leaves no trace, whoever the athlete is', () => {
    fc.assert(
      fc.property(games, (game) => {
        const { one, other, due } = game;
        const twin = { ...other };
        for (const key of due) Object.assign(twin, { [key]: one[key] });
        expect(artist.draw(seen(game, twin, true))).toBe(artist.draw(seen(game, one, false)));
      }),
    );
  });

  test('flag, number and name are drawn exactly when they are due', () => {
    fc.assert(
      fc.property(games, (game) => {
        const svg = artist.draw(seen(game, game.one, true));
        const flagged = game.due.includes('nationality') && game.one.nationality !== 'ZZ';
        expect(svg.includes('<svg x=')).toBe(flagged);
        expect(svg.includes('id="u"')).toBe(game.due.includes('number'));
        expect(svg.includes('id="q"')).toBe(!game.due.includes('name'));
      }),
    );
  });

  test('each part that becomes due changes the picture', () => {
    const whole = {
      nationality: 'BR',
      team: 'Arsenal',
      position: 'forward',
      number: 9,
      look: { hair: 'afro', gesture: 'landing' },
      name: 'Rodri',
    } as const;
    const steps = hideable.map((_, at) =>
      Object.fromEntries(hideable.slice(0, at + 1).map((key) => [key, whole[key]])),
    );
    const drawn = [{}, ...steps].map((step) =>
      artist.draw({ sport: 'soccer', gender: 'male', variant: 1, ...step }),
    );
    expect(new Set(drawn).size).toBe(hideable.length + 1);
  });
});

describe('the drawing as a file', () => {
  test('is well-formed, small, and free of scripts, styles, text and outside references', () => {
    fc.assert(
      fc.property(games, (game) => {
        const svg = artist.draw(seen(game, game.one, false));
        const document = parseSvg(svg);
        expect(document.querySelector('parsererror')).toBeNull();
        expect(document.documentElement.getAttribute('viewBox')).toBe('0 0 300 410');
        expect(
          document.querySelector('script, style, text, image, foreignObject, [style]'),
        ).toBeNull();
        expect(svg).not.toMatch(
          /NaN|undefined|href="(?!#)|url\((?!#)|https?:(?!\/\/www\.w3\.org\/2000\/svg")/,
        );
        expect(svg.length).toBeLessThan(17 * kib);
      }),
    );
  });

  test('uses every id once and refers only to ids that it has', () => {
    fc.assert(
      fc.property(games, (game) => {
        const svg = artist.draw(seen(game, game.one, false));
        const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
        const wanted = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
      }),
    );
  });

  test('two games in a row look different', () => {
    const drawn = Array.from({ length: 40 }, (_, variant) =>
      artist.draw({ sport: 'soccer', gender: 'male', variant }),
    );
    expect(new Set(drawn).size).toBeGreaterThan(36);
  });

  test('a name with markup characters or unknown letters is harmless', () => {
    for (const name of ['<script>&"', '😀', '大谷', '']) {
      const svg = artist.draw({
        sport: 'soccer',
        gender: 'male',
        variant: 3,
        name,
        nationality: '<b',
      });
      expect(parseSvg(svg).querySelector('parsererror, script')).toBeNull();
    }
  });
});

describe('what a sticker shows of a career', () => {
  const born: Record<Era, number> = {
    early: 1926,
    classic: 1940,
    eighties: 1957,
    nineties: 1976,
    today: 2007,
  };
  const scorer = { sport: 'soccer', gender: 'male', team: 'Santos', position: 'forward' } as const;

  test('is another card, another figure and another lettering in each era', () => {
    const drawn = eras.map((era) =>
      artist.draw({ ...scorer, name: 'Rodri', born: born[era], variant: 4 }),
    );
    const parts = [/<rect[^>]*rx="17" fill="([^"]+)"/, /clipPath id="c">(.*?)<\/clipPath>/];
    const plate = (svg: string) => svg.match(/<path transform="[^"]*" d="[^"]*" fill="[^"]*"/)?.[0];
    expect(new Set(drawn.map((svg) => parts.map((part) => svg.match(part)?.[1]).join())).size).toBe(
      eras.length,
    );
    expect(new Set(drawn.map(plate)).size).toBe(eras.length);
  });

  test('is one of several scenes of the position, never the same set as in another position', () => {
    for (const sport of sports) {
      const choices = positionsOf[sport].map((position) => {
        const sceneOf = (variant: number) =>
          traitsOf({ sport, gender: 'male', position, variant }).scene;
        return new Set(Array.from({ length: 120 }, (_, variant) => sceneOf(variant)));
      });
      for (const scenes of choices) expect(scenes.size).toBeGreaterThan(3);
      const kinds = new Set(choices.map((scenes) => [...scenes].toSorted().join()));
      expect(kinds.size).toBe(sport === 'tennis' ? 1 : choices.length);
    }
  });

  test('has every scene drawn: the whole figures of the sport, and those that have a drawing of their own', () => {
    const own = ['bust', 'gloves'];
    for (const sport of ['soccer', 'basketball', 'tennis'] as const)
      for (const position of positionsOf[sport])
        for (const scene of scenesOf(sport, position))
          expect([...own, ...Object.keys(actions[sport])]).toContain(scene);
  });

  test('turns a right-handed figure to one side and a left-handed one to the other', () => {
    const handed = (position: 'right-handed' | 'left-handed', variant: number) =>
      traitsOf({ sport: 'tennis', gender: 'male', position, variant }).flipped;
    for (let variant = 0; variant < 50; variant += 1) {
      expect(handed('right-handed', variant)).toBe(true);
      expect(handed('left-handed', variant)).toBe(false);
    }
  });
});

describe('the frame', () => {
  const whole = { sport: 'basketball', gender: 'male', variant: 5, name: 'Rodri' } as const;

  test('has its own metal and foil for each rarity, and for the end of a game', () => {
    const drawn = [undefined, ...rarities].map((rarity) =>
      artist.draw({ ...whole, ...(rarity && { rarity }) }),
    );
    expect(new Set(drawn).size).toBe(rarities.length + 1);
    const foiled = drawn.map((svg) => svg.includes('id="x"'));
    expect(foiled).toEqual([true, false, true, true, true]);
  });

  test('shows the rarity by a number of diamonds too', () => {
    const diamonds = rarities.map(
      (rarity) => artist.draw({ ...whole, rarity }).match(/394l7 8-7 8-7-8z/g)?.length ?? 0,
    );
    expect(diamonds).toEqual([0, 1, 2, 3]);
  });

  test('is neutral while the name is hidden', () => {
    const { name: _, ...hidden } = whole;
    expect(artist.draw({ ...hidden, rarity: 'legendary' })).toBe(artist.draw(hidden));
  });
});

describe('the catalogue', () => {
  test('has a flag for every nationality', () => {
    const codes = new Set([
      'GB-ENG',
      'GB-SCT',
      'GB-WLS',
      'GB-NIR',
      'XK',
      ...catalogue.flatMap((row) => row.nationality),
    ]);
    expect([...codes].filter((code) => !files.readFlag(code))).toEqual([]);
  });

  test('has colours for every team', () => {
    const named = catalogue.filter(({ sport, team }) => !hasTeamColours(sport, team));
    expect(named.map(({ league, team }) => `${league}: ${team}`)).toEqual([]);
    expect(rankingBands.filter((band) => !hasTeamColours('tennis', band))).toEqual([]);
  });

  test('fits every complete sticker into 14 KiB, except a few with a very detailed flag', () => {
    const sizes = catalogue.map((row) => {
      const variant = hashText(row.id);
      const { sport, gender, team, position, number, name, look } = row;
      const [nationality] = row.nationality;
      const svg = artist.draw({
        ...{ sport, gender, team, position, name, variant, rarity: 'legendary' },
        born: Number(row.dateOfBirth.slice(0, 4)),
        ...(nationality && { nationality }),
        ...(number !== undefined && { number }),
        ...(look && { look }),
      });
      return { name, size: svg.length };
    });
    // The flag with the most detail is 5 KiB alone.
    expect(sizes.filter(({ size }) => size > 15.5 * kib)).toEqual([]);
    const large = sizes.filter(({ size }) => size > 14 * kib);
    expect(large.length).toBeLessThan(catalogue.length / 150);
  });

  test('derives colours of an unknown team from its name', () => {
    expect(hasTeamColours('soccer', 'Nobody Rovers')).toBe(false);
    expect(teamColours('soccer', 'Nobody Rovers')).toEqual(teamColours('soccer', 'Nobody Rovers'));
    expect(teamColours('soccer', 'Nobody Rovers')).not.toEqual(
      teamColours('soccer', 'Somebody United'),
    );
    expect(hasTeamColours('soccer', 'constructor')).toBe(false);
  });
});
