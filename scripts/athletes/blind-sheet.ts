import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { athleteData } from '@craque/api/athletes/athlete-files.ts';
import { type Catalogue, loadCatalogue } from '@craque/api/athletes/catalogue.ts';
import { createDice, type Dice, hashText } from '@craque/api/sticker/ink/dice.ts';
import { createPortraitArtist, type PortraitInput } from '@craque/api/sticker/portrait.ts';
import { installedPortraitFiles } from '@craque/api/sticker/portrait-files.ts';
import { type Athlete, membershipIn } from '@craque/common/domain/athlete/athlete.ts';
import { dueLook } from '@craque/common/domain/athlete/look.ts';
import { type League, leagueName, leagueNamed, leagues } from '@craque/common/domain/sport.ts';
import sharp from 'sharp';

/* Measures whether the picture is a clue: `node scripts/athletes/blind-sheet.ts --out <folder>
   [--seed 1] [--leagues nba,wta]`. Writes blind.png (40 athletes of the easy pools at the last step before the end, team
   and flag covered), questions.txt (four names each) and key.json (the right letters), for somebody
   who has seen neither the data nor the key. */

const count = 40;
const perRow = 5;
const tile = { width: 300, height: 410, label: 34, gap: 12 };
const letters = ['A', 'B', 'C', 'D'] as const;

type Question = { league: League; athlete: Athlete; names: readonly string[]; right: string };

/** The items in an order that only the dice and the question decide. */
const shuffled = <Item>(items: readonly Item[], dice: Dice, question: string): Item[] =>
  items
    .map((item, at) => ({ item, rank: dice(`${question} ${at}`, 2 ** 32) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);

/** Different people, from all leagues in turn, each with three others of the same easy pool. */
function questionsOf(catalogue: Catalogue, dice: Dice, among: readonly League[]): Question[] {
  const easy = (league: League) =>
    catalogue.pool(league, 'easy').flatMap((id) => catalogue.athlete(id) ?? []);
  const rows = among.map((league) => shuffled(easy(league), dice, league));
  const turns = Array.from({ length: 10 }, (_, turn) => turn);
  const inTurn = turns.flatMap((turn) =>
    among.flatMap((league, at) => {
      const athlete = rows[at]?.[turn];
      return athlete ? [{ league, athlete }] : [];
    }),
  );
  const people = [...new Map(inTurn.map((each) => [each.athlete.id, each])).values()];
  return people.slice(0, count).map(({ league, athlete }) => {
    const others = easy(league).filter(
      ({ id, gender }) => id !== athlete.id && gender === athlete.gender,
    );
    const wrong = shuffled(others, dice, `others ${athlete.id}`).slice(0, 3);
    const names = shuffled([athlete, ...wrong], dice, `names ${athlete.id}`).map(
      ({ name }) => name,
    );
    return { league, athlete, names, right: letters[names.indexOf(athlete.name)] ?? 'A' };
  });
}

/** What a player has before the end, without team and flag. */
function inputOf({ league, athlete }: Question): PortraitInput {
  const { sport, gender, dateOfBirth, look } = athlete;
  const { position, number } = membershipIn(athlete, league) ?? {};
  return {
    ...{ sport, gender, born: Number(dateOfBirth.slice(0, 4)), variant: hashText(athlete.id) },
    ...(position && { position }),
    ...(number !== undefined && { number }),
    ...(look && { look: dueLook(look, 3) }),
  };
}

async function drawSheet(questions: readonly Question[]): Promise<Buffer> {
  const artist = createPortraitArtist(installedPortraitFiles());
  const [wide, high] = [tile.width + tile.gap, tile.height + tile.label + tile.gap];
  const placeOf = (at: number) => ({
    left: (at % perRow) * wide,
    top: Math.floor(at / perRow) * high,
  });
  const size = { width: perRow * wide, height: Math.ceil(questions.length / perRow) * high };
  const texts = questions.map((_, at) => {
    const { left, top } = placeOf(at);
    return `<text x="${left + 4}" y="${top + 26}" font-family="sans-serif" font-size="26" font-weight="bold">${at + 1}</text>`;
  });
  const labels = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${texts.join('')}</svg>`;
  const stickers = questions.map((question, at) => {
    const { left, top } = placeOf(at);
    return { input: Buffer.from(artist.draw(inputOf(question))), left, top: top + tile.label };
  });
  return sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite([...stickers, { input: Buffer.from(labels), left: 0, top: 0 }])
    .png()
    .toBuffer();
}

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
    leagues: { type: 'string' },
  },
});
if (values.out === undefined) throw new Error('--out names the folder to write to');
const questions = questionsOf(
  loadCatalogue(athleteData, 'trusted'),
  createDice(hashText(values.seed)),
  values.leagues?.split(',').flatMap((slug) => leagueNamed(slug) ?? []) ?? leagues,
);
mkdirSync(values.out, { recursive: true });
writeFileSync(join(values.out, 'blind.png'), await drawSheet(questions));
writeFileSync(
  join(values.out, 'questions.txt'),
  questions
    .map(
      ({ league, names }, at) =>
        `${at + 1}. ${leagueName(league)}: ${names.map((name, n) => `${letters[n]} ${name}`).join(' | ')}\n`,
    )
    .join(''),
);
writeFileSync(
  join(values.out, 'key.json'),
  `${JSON.stringify(Object.fromEntries(questions.map(({ right }, at) => [at + 1, right])))}\n`,
);
