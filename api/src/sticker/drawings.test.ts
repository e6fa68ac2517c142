import { readdirSync, readFileSync } from 'node:fs';
import { positionsOf } from '@craque/common/domain/athlete/athlete.ts';
import {
  beardWords,
  gestureWords,
  hairWords,
  helmetDesigns,
  wornWords,
} from '@craque/common/domain/athlete/look.ts';
import { builds } from '@craque/common/domain/athlete/build.ts';
import { rarities } from '@craque/common/domain/record/album.ts';
import { type Sport, sports } from '@craque/common/domain/sport.ts';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { parseSvg } from '../testing/parse-svg.ts';
import { drawings } from './ink/drawings.ts';
import { kitPatterns, teamColours } from './ink/team-colours.ts';
import { angleOf } from './parts/cloth.ts';
import { cornersOf, extentOf } from './parts/extent.ts';
import { createPortraitArtist } from './portrait.ts';
import type { PortraitInput } from './traits.ts';
import { installedPortraitFiles } from './portrait-files.ts';
import { frameOf } from './poses/frames.ts';
import { fitted } from './poses/place.ts';
import { actions } from './poses/poses.ts';
import { jointsOf, step } from './poses/rig.ts';
import { scenesOf, scenesOfGesture } from './scenes.ts';

const artist = createPortraitArtist(installedPortraitFiles());
const folder = new URL('./data/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.svg'))
  .map((path) => ({ path, svg: readFileSync(new URL(path, folder), 'utf8') }));

/** Stickers that show everything there is: each era, scene, word, kit and finish. */
function* everything(): Generator<PortraitInput> {
  const teams = Array.from({ length: 200 }, (_, at) => `Nobody ${at}`);
  const kits = kitPatterns.flatMap((pattern) =>
    teams.filter((team) => teamColours('soccer', team).pattern === pattern).slice(0, 4),
  );
  let turns = 0;
  const rolled = () => {
    turns += 7;
    return { variant: turns };
  };
  for (const born of [1926, 1940, 1957, 1976, 2007])
    for (const sport of sports)
      for (const gender of ['female', 'male'] as const) {
        const shown = { sport, gender, born };
        yield { ...shown, ...rolled() };
        for (const team of sport === 'soccer' ? kits : kits.slice(0, 2))
          for (const hair of [undefined, 'crop'] as const)
            yield { ...shown, ...rolled(), team, look: hair ? { hair } : {} };
        for (const position of positionsOf[sport])
          for (let turn = 0; turn < 30; turn += 1)
            yield { ...shown, ...rolled(), position, look: { hair: 'crop' } };
        for (const gesture of gestureWords[sport])
          yield { ...shown, ...rolled(), look: { gesture, hair: 'crop' } };
      }
  for (const sport of ['soccer', 'basketball'] as const)
    yield { sport, gender: 'male', variant: 0, team: 'Real Madrid' };
  for (const rarity of [undefined, ...rarities])
    yield { sport: 'soccer', gender: 'male', variant: 0, name: 'Rodri', ...(rarity && { rarity }) };
  const bust = { sport: 'tennis', gender: 'male', variant: 0, number: 7 } as const;
  for (const hair of hairWords) yield { ...bust, look: { hair } };
  for (const beard of beardWords) yield { ...bust, look: { hair: 'bald', beard } };
  for (const word of wornWords) yield { ...bust, look: { hair: 'bald', worn: [word] } };
  for (const design of helmetDesigns)
    yield { ...bust, sport: 'formula1', look: { helmet: [design, 'red', 'gold', 'blue'] } };
}

describe('the drawings of a sticker', () => {
  const withoutColours = (svg: string) => svg.replaceAll(/#[0-9a-f]{6}/g, '#');

  test('are each drawn on some sticker, layer by layer', () => {
    const unseen = new Map(
      [...drawings].flatMap(([name, layers]) =>
        [...layers].map(([layer, svg]) => [`${name} ${layer}`, withoutColours(svg)]),
      ),
    );
    for (const input of everything()) {
      const svg = withoutColours(artist.draw(input));
      for (const [name, layer] of unseen) if (svg.includes(layer)) unseen.delete(name);
    }
    expect([...unseen.keys()]).toEqual([]);
  });

  test.each(files)('can be opened alone: $path', async ({ path, svg }) => {
    expect(
      parseSvg(svg).querySelector('parsererror, script, style, text, image, [style]'),
    ).toBeNull();
    expect(path).toMatch(/^[a-z0-9/-]+\.svg$/);
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect([width, height].every((length) => length && length > 0)).toBe(true);
    await expect(sharp(Buffer.from(svg)).raw().toBuffer()).resolves.toBeDefined();
  });

  test.each(files)('has its layers at the top, where they are found: $path', ({ svg }) => {
    const layers = svg.match(/^ {2}<g class="\w+">$/gm) ?? [];
    expect(svg.match(/class=/g) ?? []).toHaveLength(layers.length);
  });
});

describe('the poses', () => {
  const poses = Object.entries(actions).flatMap(([sport, ofSport]) =>
    Object.entries(ofSport).map(([name, pose]) => ({ sport, name, pose })),
  );

  test.each(poses)('have every joint: $sport $name', ({ pose }) => {
    const pair = [expect.any(Number), expect.any(Number)];
    expect(pose).toMatchObject({
      ...{ pelvis: pair, spine: expect.any(Number), nod: expect.any(Number), toes: pair },
      ...{ arms: [pair, pair], legs: [pair, pair] },
    });
    expect(pose.turn).toBeGreaterThan(0.4);
    expect(pose.turn).toBeLessThanOrEqual(1);
  });

  test('keep both hands on the card, whatever the build', () => {
    const cut = poses.filter(({ sport, pose }) =>
      builds.some((build) => {
        const frame = frameOf(build, 'male');
        const joints = jointsOf(pose, frame);
        const corners = cornersOf(sport as Sport, false);
        const place = fitted(extentOf(joints, pose, frame), corners);
        const [x = 0, , scale = 1] = (place.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
        return joints.arms
          .map(({ joint, end }) => step(end, angleOf(joint, end), 20)[0] * scale + x)
          .some((tip) => tip < 16 || tip > 284);
      }),
    );
    expect(cut.map(({ name }) => name)).toEqual([]);
  });

  test('are each made by somebody: for a position, or because they are known for it', () => {
    for (const sport of sports) {
      const made = positionsOf[sport].flatMap((position) => scenesOf(sport, position));
      const known: readonly string[] = [
        'stand',
        ...gestureWords[sport].flatMap(scenesOfGesture),
        ...made,
      ];
      expect(Object.keys(actions[sport]).filter((name) => !known.includes(name))).toEqual([]);
    }
  });
});
