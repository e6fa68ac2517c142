import type { AthleteNames } from '@craque/common/contracts/athletes.ts';
import {
  type ListedName,
  packNames,
  unpackNames,
} from '@craque/common/domain/athlete/name-list.ts';
import { normaliseName } from '@craque/common/domain/athlete/name-match.ts';
import { sports } from '@craque/common/domain/sport.ts';
import type { Browser, Page } from '@playwright/test';
import { newVisitor, openBrowser, slowProcessor } from './browser.ts';
import { judged, quantile, type Row, rounded } from '../measure/figures.ts';
import { withProduct } from '../measure/pinned-process.ts';

type Names = readonly ListedName[];
/**
 * Milliseconds per key press. `script`: our code including React's update. `update`: from the key
 * to the updated list, including the browser's insertion of the letter. `frame`: until the frame
 * that shows it.
 */
type Keystroke = { script: number; update: number; frame: number };

const limit = { must: 8 };
const manyNames = 1500;

async function wholeCatalogue(address: string): Promise<Names> {
  const lists = await Promise.all(
    sports.map(async (sport) => {
      const reply = await fetch(`${address}/api/athletes/names?sport=${sport}`);
      return unpackNames((await reply.json()) as AthleteNames);
    }),
  );
  return lists.flat();
}

/** More people than the catalogue has, by recombining first and last names. */
function enlarged(names: Names): Names {
  const parts = names.map(({ name }) => name.split(' '));
  return Array.from({ length: manyNames }, (_, index) => {
    const first = parts[index % parts.length]?.[0] ?? '';
    const last =
      parts[(index * 31 + Math.floor(index / parts.length)) % parts.length]?.at(-1) ?? '';
    const fame = 1 + (index % 100);
    const known = { 'english-premier-league': fame };
    return { name: `${first} ${last}`, also: [`${last} ${first}`], fame, in: known };
  });
}

/**
 * Runs in the page. Listeners on the window come first in the capture phase and last in the bubble
 * phase, when React has updated the list. The wait for the next frame is in none of the times.
 */
function watchKeys(): void {
  const keystrokes: Keystroke[] = [];
  Object.assign(globalThis, { benchKeystrokes: keystrokes });
  const key = { start: 0, end: 0, input: 0 };
  const mark = (type: string, name: keyof typeof key, isFirst: boolean) =>
    addEventListener(
      type,
      () => {
        key[name] = performance.now();
      },
      isFirst,
    );
  mark('keydown', 'start', true);
  mark('keydown', 'end', false);
  mark('input', 'input', true);
  addEventListener('input', () => {
    const updated = performance.now();
    const script = key.end - key.start + updated - key.input;
    const update = updated - key.start;
    requestAnimationFrame(() => {
      const start = performance.now();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => keystrokes.push({ script, update, frame: performance.now() - start });
      port2.postMessage(null);
    });
  });
}

/** Prefixes that match many names, and whole names from all over the list, a letter at a time. */
function textsToType(names: Names): string[] {
  const step = Math.max(1, Math.floor(names.length / 8));
  const whole = names
    .filter((_, index) => index % step === 0)
    .map(({ name }) => normaliseName(name));
  return ['an', 'ma', 'ar', 'de', 'o ', ...whole];
}

async function typeAll(page: Page, texts: readonly string[]): Promise<Keystroke[]> {
  const field = page.locator('input[role=combobox]');
  for (const text of texts) {
    await field.fill('');
    await field.focus();
    for (const letter of text) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await page.waitForTimeout(60);
    }
  }
  return page.evaluate(
    () => (globalThis as unknown as { benchKeystrokes: Keystroke[] }).benchKeystrokes,
  );
}

async function measure(browser: Browser, address: string, names: Names): Promise<Keystroke[]> {
  await using context = await newVisitor(browser);
  const page = await context.newPage();
  await page.route('**/api/athletes/names?*', (route) => {
    const sport = new URL(route.request().url()).searchParams.get('sport') ?? 'soccer';
    return route.fulfill({ json: { sport, ...packNames(names) } });
  });
  const listed = page.waitForResponse('**/api/athletes/names?*');
  await page.goto(address);
  await page.locator('input[role=combobox]:enabled').waitFor();
  await listed;
  const typed = textsToType(names);
  // A warm-up at full speed, because the first keys of a visit also compile the code.
  await typeAll(page, typed.slice(0, 3));
  if ((await page.locator('[role=option]').count()) === 0) throw new Error('no name was suggested');
  await slowProcessor(page);
  await page.evaluate(watchKeys);
  return await typeAll(page, typed);
}

function rowsOf(names: Names, keystrokes: readonly Keystroke[]): Row[] {
  const parts = {
    script: 'our script',
    update: 'key to updated list',
    frame: 'its frame',
  } as const;
  return (Object.keys(parts) as (keyof Keystroke)[]).map((part) => {
    const values = keystrokes.map((keystroke) => keystroke[part]);
    const most = Math.max(...values);
    return {
      measure: `${keystrokes.length} keys, ${names.length} names: ${parts[part]}, median / p95 / most (ms)`,
      ours: [quantile(values, 0.5), quantile(values, 0.95), most].map(rounded).join(' / '),
      ...judged(most, part === 'script' ? limit : undefined, ' ms'),
    };
  });
}

/**
 * The suggestion field of the running page on a processor four times slower, with the names of all
 * sports.
 */
export function benchSuggestions(): Promise<Row[]> {
  return withProduct(async ({ address }) => {
    await using browser = await openBrowser();
    const all = await wholeCatalogue(address);
    const rows: Row[] = [];
    for (const names of [all, enlarged(all)]) {
      rows.push(...rowsOf(names, await measure(browser, address, names)));
    }
    return rows;
  });
}
