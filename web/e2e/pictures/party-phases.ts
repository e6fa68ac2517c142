import { type APIRequestContext, type Page, request } from '@playwright/test';
import sharp from 'sharp';
import { post } from '../product/api-call.ts';
import type { Visit } from '../product/test.ts';
import { eventually } from '../screens/eventually.ts';
import { fontsThere } from '../screens/game-on-screen.ts';
import { pt } from '../screens/texts.ts';
import { compress, sheetStyle, tables } from './sheet.ts';
import { type Theme, themes } from './scene.ts';

/* A party on the stage and on a phone, seen on both at each phase. */

const stages = {
  'stage-1920': { width: 1920, height: 1080 },
  'stage-1280': { width: 1280, height: 720 },
};
const phones = {
  phone: { width: 360, height: 640 },
  'phone-lying': { width: 640, height: 360 },
};
/** Of a shot on its strip, px. */
const shownWidth = { 'stage-1920': 560, 'stage-1280': 560, phone: 260, 'phone-lying': 420 };
type Device = keyof typeof shownWidth;

type Size = { width: number; height: number };

type PhaseShot = { theme: Theme; phase: string; device: Device; png: Buffer };
export type PhaseStrip = readonly PhaseShot[];

const people = ['Rui', 'Bia Rocha', 'Léo Prado', 'Vó Zuleide', 'Zoé', 'Maximiliano Ana', 'Téo'];

async function settled(page: Page): Promise<void> {
  await fontsThere(page);
  await page.evaluate(() =>
    Promise.all([...document.images].map((image) => image.decode().catch(() => null))),
  );
}

type Evening = {
  theme: Theme;
  code: string;
  host: APIRequestContext;
  seats: readonly APIRequestContext[];
  pages: ReadonlyMap<Device, Page>;
  stage: Page;
  phone: Page;
  shots: PhaseShot[];
};

/** On all devices at once: a phase does not wait. */
async function see({ theme, code, host, pages, shots }: Evening, phase: string): Promise<void> {
  // Otherwise their role is offered on the stage.
  await host.get(`/api/parties/${code}`);
  const seen = await Promise.all(
    [...pages].map(async ([device, page]) => {
      await settled(page);
      await page.evaluate(() => scrollTo(0, 0));
      return { theme, phase, device, png: await page.screenshot() };
    }),
  );
  shots.push(...seen);
}

/** The same place in both sizes. */
async function twice(page: Page, sizes: Readonly<Record<string, Size>>) {
  const other = await page.context().newPage();
  await other.goto(page.url());
  const pages = [page, other];
  for (const [at, size] of Object.values(sizes).entries()) await pages[at]?.setViewportSize(size);
  return Object.keys(sizes).map((device, at) => [device as Device, pages[at] ?? page] as const);
}

async function begin(
  { elsewhere, address }: Pick<Visit, 'elsewhere' | 'address'>,
  theme: Theme,
): Promise<Evening> {
  const open = () => request.newContext({ baseURL: address });
  const host = await open();
  const leagues = ['english-premier-league', 'nba', 'atp'];
  const wish = { rounds: 5, seconds: 60, leagues };
  const { state } = await post<{ state: { code: string } }>(host, '/api/parties', wish);
  const { code } = state;
  const look = { colorScheme: theme, reducedMotion: 'no-preference' } as const;
  const stage = await elsewhere({ ...look, viewport: stages['stage-1920'] });
  await stage.goto(`/party/${code}/screen`);
  const touch = { isMobile: true, hasTouch: true };
  const phone = await elsewhere({ ...look, ...touch, viewport: phones.phone });
  await phone.goto(`/party/${code}`);
  await phone.getByRole('textbox').fill('Ana');
  await phone.locator('form [type=submit]').click();
  await phone.getByRole('heading', { level: 1, name: 'Ana' }).waitFor();
  const pages = new Map([...(await twice(stage, stages)), ...(await twice(phone, phones))]);
  const seats: APIRequestContext[] = [];
  for (const name of people) {
    const seat = await open();
    await post(seat, `/api/parties/${code}/seat`, { name });
    seats.push(seat);
  }
  return { theme, code, host, seats, pages, stage, phone, shots: [] };
}

const wellKnown = {
  soccer: ['Harry Kane', 'Mohamed Salah'],
  basketball: ['LeBron James', 'Stephen Curry'],
  tennis: ['Novak Djokovic', 'Rafael Nadal'],
  formula1: ['Lewis Hamilton', 'Max Verstappen'],
};

type Rounds = ReturnType<Visit['product']['storedParty']>['rounds'];

async function playRound(evening: Evening, rounds: () => Rounds): Promise<void> {
  const { code, seats, stage, phone } = evening;
  await phone.locator('[data-typing] input').waitFor();
  const { number = 0, athlete, sport = 'soccer' } = rounds().at(-1) ?? {};
  const wrong = wellKnown[sport].find((name) => name !== athlete?.name) ?? '';
  const say = (seat: APIRequestContext, guess: string) =>
    post(seat, `/api/parties/${code}/guess`, { number, guess });
  for (const seat of seats.slice(2, 6)) await say(seat, wrong);
  const field = phone.locator('[data-typing] input');
  await field.fill(wrong);
  await field.press('Enter');
  // Two clues have opened by then.
  if (number === 1)
    await stage.locator('dd:not(:has(span[aria-hidden]))').nth(2).waitFor({ timeout: 60_000 });
  for (const seat of number % 2 ? seats.slice(0, 3) : seats.slice(2).toReversed())
    await say(seat, athlete?.name ?? '');
}

async function playEvening(evening: Evening, rounds: () => Rounds): Promise<void> {
  const { host, code, stage, phone } = evening;
  const step = (name: string) => post(host, `/api/parties/${code}/step`, { step: name });
  // It may begin by itself, while the one before is still seen.
  const nextRound = async (number: number) => {
    await eventually(async () => {
      if (rounds().length < number) await step('next');
    });
    await playRound(evening, rounds);
  };
  await stage.getByText(people.at(-1) ?? '').waitFor();
  await stage.waitForTimeout(1_000);
  await see(evening, 'Lobby');
  await step('start');
  await stage.getByRole('heading', { level: 1 }).waitFor();
  await see(evening, 'Countdown');
  await playRound(evening, rounds);
  await see(evening, 'Round');
  await host.get(`/api/parties/${code}`);
  await stage.getByTestId('last').waitFor({ timeout: 90_000 });
  await see(evening, 'Last seconds');
  await nextRound(2);
  await step('reveal');
  await stage.getByText(pt.stage.reveal.first, { exact: true }).waitFor();
  await stage.waitForTimeout(2_600);
  await see(evening, 'Answer');
  await nextRound(3);
  await step('reveal');
  await stage.locator('[data-up]').first().waitFor();
  await stage.waitForTimeout(1_000);
  await see(evening, 'Table');
  await step('end');
  // Its places have risen, and moved aside.
  await stage.waitForTimeout(6_500);
  await see(evening, 'Podium');
  for (const page of [stage, phone]) await page.context().close();
  await host.dispose();
}

/** The shots of each device, light first. */
export async function partyPhases({
  product,
  ...visit
}: Pick<Visit, 'product' | 'elsewhere' | 'address'>): Promise<ReadonlyMap<Device, PhaseStrip>> {
  const shots: PhaseShot[] = [];
  for (const theme of themes) {
    const evening = await begin(visit, theme);
    await playEvening(evening, () => product.storedParty(evening.code).rounds);
    shots.push(...evening.shots);
  }
  return Map.groupBy(shots, ({ device }) => device);
}

async function figureOf({ phase, device, png }: PhaseShot): Promise<string> {
  const scaled = await sharp(png).resize({ width: shownWidth[device] }).png().toBuffer();
  const source = `data:image/png;base64,${scaled.toString('base64')}`;
  return `<figure><figcaption>${phase}</figcaption><img alt="" src="${source}"></figure>`;
}

/** A row for each theme, as WebP. */
export async function composePhases(page: Page, strip: PhaseStrip): Promise<Buffer> {
  const rows: string[] = [];
  for (const [theme, shots] of Map.groupBy(strip, (shot) => shot.theme)) {
    const figures = await Promise.all(shots.map(figureOf));
    rows.push(`<main style="${tables[theme]}"><section>${figures.join('')}</section></main>`);
  }
  await page.setContent(`<!doctype html><style>${sheetStyle}</style>${rows.join('')}`);
  await page.evaluate(() => document.fonts.ready);
  const webp = await compress(await page.locator('body').screenshot());
  if (!webp) throw new Error('the strip is too large');
  return webp;
}
