import { describe, expect, test } from '@jest/globals';
import type { Athlete } from '@craque/common/domain/athlete/athlete.ts';
import type { Look } from '@craque/common/domain/athlete/look.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import { languages } from '@craque/common/domain/language.ts';
import { levels } from '@craque/common/domain/level.ts';
import { type Difficulty, difficulties } from '@craque/common/domain/sport.ts';
import { type SeenGame, viewFor } from '@craque/common/domain/view/game-view.ts';
import { aGame, aPlayer, aSnapshot } from '@craque/common/testing/game-builders.ts';
import { afterHints, afterMisses } from '@craque/common/testing/game-steps.ts';
import { randomRuns } from '@craque/common/testing/random-runs.ts';
import sharp from 'sharp';
import { athleteData, readAthleteFiles } from '../athletes/athlete-files.ts';
import { createPortraitArtist } from '../sticker/portrait.ts';
import { installedPortraitFiles } from '../sticker/portrait-files.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { loadTexts } from '../texts/texts.ts';
import { portraitInput } from './game-portrait.ts';
import { pictureText } from './picture-text.ts';

const artist = createPortraitArtist(installedPortraitFiles());
const texts = loadTexts();
const { athletes } = readAthleteFiles(athleteData, 'trusted');
const random = seededRandom(28);
const oneIn = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
const anyVariant = () => Math.floor(random() * 2 ** 32);

type Chosen = { difficulty?: Difficulty; variant?: number; change?: Partial<Game['athlete']> };

function gameOf(
  person: Athlete,
  { difficulty = 'medium', variant = 1, change }: Chosen = {},
): Game {
  const [membership] = person.memberships;
  if (!membership) throw new Error(`${person.name} is in no league`);
  const { number: _, ...nobody } = aSnapshot();
  const athlete = { ...nobody, ...person, ...membership, athleteId: person.id, ...change };
  const place = { sport: person.sport, league: membership.league };
  return aGame({ ...place, difficulty, artVariant: variant, athlete });
}

function seenIn(game: Game): SeenGame {
  const seen = viewFor(game, aPlayer, 0);
  if (!seen) throw new Error('nobody plays');
  return seen;
}
const drawn = (game: Game, step: number) =>
  artist.draw(portraitInput(seenIn(afterMisses(game, step)), step));

const headwear = 'headband hairband bandana cap backwardsCap visor headguard'.split(' ');
const onTheHead = [...headwear, 'goggles', 'glasses', 'mask', 'noseStrip', 'collarUp'];
const onLimbs = (worn: Look['worn'] = []) => worn.some((word) => !onTheHead.includes(word));

/** The first look as far as it is due at the step, the rest of it from the other one. */
function mixed(known: Look, other: Look, step: number): Look {
  const { hair, gesture, side, tone, beard, worn = [], helmet } = known;
  const isAlike = onLimbs(other.worn) === onLimbs(worn);
  const shownOf = (from: Look) => from.worn?.filter((word) => headwear.includes(word)) ?? [];
  const restOf = (from: Look) => from.worn?.filter((word) => !headwear.includes(word)) ?? [];
  const mixedWorn = [...shownOf(known), ...restOf(step < 2 && isAlike ? other : known)];
  const words = {
    ...{ hair, gesture, side, worn: mixedWorn },
    ...(step < 1 ? { tone: other.tone, beard: other.beard } : { tone, beard }),
    helmet: step < 2 ? other.helmet : helmet,
  };
  return Object.fromEntries(Object.entries(words).filter(([, word]) => word !== undefined));
}

describe('the outline', () => {
  test('and its text are the same for all who agree in what is due', () => {
    for (let run = 0; run < randomRuns(500); run += 1) {
      const person = oneIn(athletes);
      const other = oneIn(athletes.filter(({ sport }) => sport === person.sport));
      const step = Math.floor(random() * 4);
      const game = gameOf(person, { variant: anyVariant() });
      const { number = 0, look = {} } = game.athlete;
      const [membership] = other.memberships;
      const change = {
        ...{ athleteId: other.id, name: other.name },
        ...(step < 1 && { nationality: other.nationality }),
        ...(step < 2 && membership && { team: membership.team }),
        ...(step < 3 && { number: number + 1 }),
        look: mixed(look, other.look ?? {}, step),
      };
      const twin = gameOf(person, { variant: game.artVariant, change });
      expect(drawn(twin, step) === drawn(game, step)).toBe(true);
      for (const language of languages) {
        const textOf = (each: Game) =>
          pictureText(texts(language), seenIn(afterMisses(each, step)), false);
        expect(textOf(twin)).toBe(textOf(game));
      }
    }
  });

  test('is never the same in two games, also of one athlete, and always the same in one', () => {
    const variants = Array.from({ length: randomRuns(500) }, anyVariant);
    for (const person of [oneIn(athletes), oneIn(athletes), oneIn(athletes)]) {
      const pictures = variants.map((variant) => drawn(gameOf(person, { variant }), 0));
      expect(new Set(pictures).size).toBe(new Set(variants).size);
      // Nor is the figure alone, without the ground.
      const figures = pictures.map((svg) => svg.match(/<g transform="translate.*<\/g>/)?.[0]);
      expect(new Set(figures).size).toBe(new Set(variants).size);
      const again = gameOf(person, { variant: variants[0] ?? 0 });
      expect(drawn(again, 0)).toBe(pictures[0]);
    }
  });

  test('is in the place and the pose of the sticker at the end', () => {
    // What is worn on arms or legs comes later, and is not seen on a bust.
    const wearers = athletes.filter(({ look }) => onLimbs(look?.worn));
    for (let run = 0; run < randomRuns(200); run += 1) {
      const person = oneIn(run % 2 === 0 ? athletes : wearers);
      const { gesture: _, ...look } = person.look ?? {};
      const game = gameOf(person, { variant: anyVariant(), change: { look } });
      const poses = [0, 1, 2, 3, 4, 5].map((step) => {
        const svg = drawn(game, step);
        const [place] = svg.match(/<g transform="translate\(1[\d.]+ 20[\d.]+\) rotate[^"]*"/) ?? [];
        const limbs = svg.match(/<g id="f"><path[^>]*>(?:<path[^>]*stroke-linecap[^>]*>)*/);
        return `${place} ${limbs?.[0].replaceAll(/ (?:fill|stroke|stroke-width)="[^"]*"/g, '')}`;
      });
      expect(poses[0]).toMatch(/rotate/);
      expect(new Set(poses).size).toBe(1);
    }
  });

  test('of a game begun before there were looks is drawn', () => {
    const { look: _, ...athlete } = { look: undefined, ...aSnapshot({ position: 'goalkeeper' }) };
    const old = aGame({ athlete });
    for (const step of [0, 1, 2, 3, 4, 5]) expect(drawn(old, step)).toMatch(/^<svg /);
  });

  test('takes the labels of a hint at once, but not its place under the foil', () => {
    const game = gameOf(oneIn(athletes.filter(({ sport }) => sport === 'soccer')));
    const hinted = drawn(afterHints(game, 2), 0);
    expect(hinted).not.toBe(drawn(game, 0));
    expect(hinted).toContain('<svg x=');
    expect(hinted).not.toContain('id="fs"');
  });
});

describe('the foil', () => {
  const pixels = async (svg: string) =>
    sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  /** Pixels that are clearly of another colour. */
  async function changed(one: string, other: string): Promise<number> {
    const [a, b] = [await pixels(one), await pixels(other)];
    let count = 0;
    for (let at = 0; at < a.data.length; at += a.info.channels) {
      const apart = [0, 1, 2].map((part) =>
        Math.abs((a.data[at + part] ?? 0) - (b.data[at + part] ?? 0)),
      );
      if (Math.max(...apart) > 24) count += 1;
    }
    return count;
  }

  test.each(difficulties)(
    'is scratched by each guess on %s, and some is left',
    async (difficulty) => {
      const { guesses } = levels[difficulty];
      for (let run = 0; run < 5; run += 1) {
        const game = gameOf(oneIn(athletes), { difficulty, variant: anyVariant() });
        // Everything is due, so that nothing but the foil changes.
        const last = portraitInput(seenIn(afterMisses(game, guesses - 1)), guesses - 1);
        const at = (scratched: number) => artist.draw({ ...last, foil: { scratched, guesses } });
        for (let scratched = 1; scratched < guesses; scratched += 1)
          expect(await changed(at(scratched - 1), at(scratched))).toBeGreaterThan(200);
        const { foil: _, ...bare } = last;
        expect(await changed(at(guesses - 1), artist.draw(bare))).toBeGreaterThan(200);
      }
    },
  );
});
