import assert from 'node:assert/strict';
import { openMongoStores } from '@craque/api/store/mongo/mongo-stores.ts';
import { defaultLanguage, languages } from '@craque/common/domain/language.ts';
import { currentRound, type Party } from '@craque/common/domain/party/party.ts';
import type { Page } from '@playwright/test';
import { type Cluster, startCluster } from '../../../scripts/cluster/start-cluster.ts';
import type { TiedProcess } from '../../../scripts/services/tied-process.ts';
import { phone, type Visit } from '../product/test.ts';
import { eventually } from '../screens/eventually.ts';
import { fontsThere } from '../screens/game-on-screen.ts';
import { namesOf } from '../screens/guesses.ts';
import { textsIn } from '../screens/texts.ts';
import type { Frame } from './film-strip.ts';
import { followLine, type Line } from './party-line.ts';

/* A party of a screen and twelve phones on the cluster: nginx, two realtime nodes, two api
   processes, Redis and MongoDB. In its third round two of them are killed. */

/** The languages of the product by turns. */
const people = [
  ...['Ana', 'Emma', 'Lucía', 'Chloé', 'Jonas', 'Giulia'],
  ...['Rui', 'Liam', 'Diego', 'Louis', 'Mia', 'Marco'],
].map((name, index) => [name, languages[index % languages.length] ?? defaultLanguage] as const);
/** Those of which the film shows the phones. */
const filmed = ['Ana', 'Emma', 'Jonas', 'Chloé', 'Giulia'];

type Phone = { name: string; texts: ReturnType<typeof textsIn>; page: Page; line: Line };
type Film = {
  cluster: Cluster;
  screen: Page;
  screenLine: Line;
  phones: readonly Phone[];
  party(): Promise<Party>;
  note(text: string): void;
  shoot(caption: string): Promise<void>;
};

async function openScreen({ elsewhere }: Pick<Visit, 'elsewhere'>, origin: string) {
  const { party } = textsIn('pt');
  const page = await elsewhere({ baseURL: origin, viewport: { width: 1280, height: 720 } });
  const line = followLine(page);
  await page.goto('/party');
  await page.getByRole('radio', { name: '5', exact: true }).check();
  // Thirteen browsers share the processor.
  await page.getByRole('radio', { name: '90 s', exact: true }).check();
  await page.getByRole('button', { name: party.start.action, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: party.host.yours }).waitFor();
  const code = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto(`/party/${code}/screen`);
  await page.getByText(code, { exact: true }).waitFor();
  return { page, line, code };
}

async function openPhone(
  { elsewhere }: Pick<Visit, 'elsewhere'>,
  { origin, code }: { origin: string; code: string },
  [name, language]: (typeof people)[number],
  index: number,
): Promise<Phone> {
  const texts = textsIn(language);
  const colorScheme = index % 2 === 0 ? 'light' : 'dark';
  const page = await elsewhere({
    ...{ ...phone, baseURL: origin, locale: language, colorScheme },
  });
  const line = followLine(page);
  await page.goto(`/party/${code}`);
  await page.getByRole('textbox', { name: texts.party.seat.name }).fill(name);
  await page.getByRole('button', { name: texts.party.seat.take, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  return { name, texts, page, line };
}

/** A button of the screen's bar, which shows itself to a pointer that moves. */
async function press({ screen }: Film, step: 'start' | 'next' | 'finish'): Promise<void> {
  const { steps } = textsIn('pt').party.host;
  await screen.mouse.move(400, 300);
  await screen.mouse.move(640, 360);
  await screen.getByRole('button', { name: steps[step], exact: true }).click();
  if (step === 'finish')
    await screen.getByRole('dialog').getByRole('button', { name: steps.finish }).click();
}

const fieldOf = ({ page, texts }: Phone) =>
  page.getByRole('combobox', { name: texts.game.form.title });

/** Pressed again if the answer was lost, as somebody does. */
async function guess(player: Phone, name: string): Promise<void> {
  await eventually(async () => {
    const field = fieldOf(player);
    if ((await field.count()) === 0) return;
    await field.fill(name);
    const isAnswer = (url: string) => url.includes('/guess');
    const answer = player.page.waitForResponse((each) => isAnswer(each.url()), { timeout: 10_000 });
    await field.press('Enter');
    assert.equal((await answer).status(), 200);
  }, 90_000);
}

async function untilRound(film: Film, number: number): Promise<Party> {
  await Promise.all(film.phones.map((each) => fieldOf(each).waitFor()));
  const party = await film.party();
  assert.equal(party.rounds.length, number);
  return party;
}

/** How many of the thirteen show that heading. */
async function seeing({ screen, phones }: Film, heading: string): Promise<number> {
  const pages = [screen, ...phones.map(({ page }) => page)];
  const counts = pages.map((page) =>
    page.getByRole('heading', { level: 1, name: heading }).count(),
  );
  return (await Promise.all(counts)).filter((count) => count > 0).length;
}

/** The first of them solve it, each a little later than the one before. */
async function solve(film: Film, players: readonly Phone[], name: string): Promise<void> {
  for (const player of players) await guess(player, name);
  film.note(`${players.map((each) => each.name).join(', ')} got it`);
}

async function reveal(film: Film, name: string): Promise<void> {
  await eventually(async () => assert.equal(await seeing(film, name), 13));
  film.note(`reveal: 13 of 13 devices show ${name}`);
  // The whole sticker has been loaded, and the last foil is off.
  await film.screen.waitForTimeout(1_000);
}

async function untilAllBack(film: Film, at: number, what: string): Promise<void> {
  const lines = [film.screenLine, ...film.phones.map(({ line }) => line)];
  await eventually(async () => assert.ok(lines.every((line) => line.isBackSince(at))));
  const lost = lines.filter(({ seen }) => seen.lost >= at);
  const last = Math.max(at, ...lost.map(({ seen }) => seen.back));
  const seconds = ((last - at) / 1000).toFixed(1);
  film.note(
    `${what}: ${lost.length} of 13 devices lost their line, all had another after ${seconds} s`,
  );
}

async function kill(process: TiedProcess | undefined): Promise<number> {
  const at = Date.now();
  process?.signal('SIGKILL');
  await process?.ended();
  return at;
}

const right = ({ rounds }: Party) => rounds.at(-1)?.athlete.name ?? '';

async function wrongIn({ cluster }: Film, party: Party): Promise<readonly string[]> {
  const names = await namesOf(cluster.origin, currentRound(party)?.sport ?? 'soccer');
  return names.filter((name) => name !== right(party)).slice(0, 40);
}

async function playFirst(film: Film): Promise<void> {
  const { phones } = film;
  film.note(`lobby: ${phones.length} phones have their seats by the code`);
  await film.shoot('The lobby');
  await press(film, 'start');
  await film.screen.getByText(/^[123]$/).waitFor();
  await film.shoot('Get ready');
  const party = await untilRound(film, 1);
  film.note('round 1 has begun on 12 of 12 phones');
  const wrong = await wrongIn(film, party);
  for (const [index, player] of phones.slice(0, 4).entries())
    await guess(player, wrong[index] ?? '');
  await solve(film, phones.slice(1, 5), right(party));
  await film.shoot('Round 1: some have it, some have guessed');
  const [ana, last] = [phones.slice(0, 1), phones.slice(11)];
  for (const name of wrong.slice(4, 9)) for (const player of last) await guess(player, name);
  film.note('Marco has no guess left');
  await solve(film, [...phones.slice(5, 11), ...ana], right(party));
  await reveal(film, right(party));
  await film.shoot('Round 1: the answer');
  await film.screen.locator('#stage-table').waitFor();
  await film.shoot('Round 1: the table');
}

async function playSecond(film: Film): Promise<void> {
  const { phones } = film;
  await press(film, 'next');
  const party = await untilRound(film, 2);
  film.note('round 2 has begun on 12 of 12 phones');
  await solve(film, phones, right(party));
  await reveal(film, right(party));
}

async function playThird(film: Film): Promise<void> {
  const { cluster, phones } = film;
  await press(film, 'next');
  const party = await untilRound(film, 3);
  film.note('round 3 has begun on 12 of 12 phones');
  await solve(film, phones.slice(0, 3), right(party));
  await film.shoot('Round 3, before');

  const [node] = cluster.realtime;
  const nodeKilled = await kill(node);
  film.note(`SIGKILL: ${node?.name} is dead`);
  await film.shoot('Round 3: a realtime process has just been killed');
  await untilAllBack(film, nodeKilled, `${node?.name} killed`);
  await guess(phones[3] as Phone, right(party));
  film.note(`${phones[3]?.name} got it, on the node that is left`);
  await node?.start();

  const [api] = cluster.api;
  await kill(api);
  film.note(`SIGKILL: ${api?.name} is dead`);
  await solve(film, phones.slice(4, 8), right(party));
  await film.shoot('Round 3: an api process has been killed, people go on guessing');
  await api?.start();
  film.note(`${api?.name} is started again`);
  await solve(film, phones.slice(8), right(party));
  await reveal(film, right(party));
  await film.shoot('Round 3: the answer');
}

async function playToEnd(film: Film): Promise<void> {
  const { phones } = film;
  const stored = await film.party();
  assert.equal(stored.rounds.length, 3);
  await press(film, 'finish');
  const { podium } = textsIn('pt').party;
  await film.screen.getByRole('heading', { level: 1, name: podium.title }).waitFor();
  await Promise.all(
    phones.map(({ page, texts }) =>
      page.getByRole('heading', { name: texts.party.podium.sheet }).waitFor(),
    ),
  );
  film.note('podium: 13 of 13 devices show it');
  await film.shoot('The podium');
  const failed = [film.screenLine, ...phones.map(({ line }) => line)];
  const count = failed.reduce((sum, { seen }) => sum + seen.failed, 0);
  film.note(`calls of the browsers that failed in the whole party: ${count}`);
}

/** Plays it; returns what was seen, and the log with the seconds since the lobby. */
export async function filmParty(
  visit: Pick<Visit, 'elsewhere'>,
): Promise<{ frames: readonly Frame[]; log: readonly string[] }> {
  await using opened = new AsyncDisposableStack();
  const cluster = await startCluster({ env: { LOG_LEVEL: 'warn' } });
  opened.defer(() => cluster.stop());
  const stores = await openMongoStores(cluster.mongodb.url);
  opened.defer(() => stores.close());
  const { page: screen, line: screenLine, code } = await openScreen(visit, cluster.origin);
  const phones: Phone[] = [];
  for (const [index, person] of people.entries())
    phones.push(await openPhone(visit, { origin: cluster.origin, code }, person, index));
  const begun = Date.now();
  const clock = () => {
    const seconds = Math.floor((Date.now() - begun) / 1000);
    return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
  };
  const [frames, log]: [Frame[], string[]] = [[], []];
  const film: Film = {
    ...{ cluster, screen, screenLine, phones },
    async party() {
      const party = await stores.parties.find(code);
      assert.ok(party, 'the room is lost');
      return party;
    },
    note: (text) => void log.push(`${clock()}  ${text}`),
    async shoot(caption) {
      const at = clock();
      await fontsThere(screen);
      const shown = filmed.flatMap((name) => phones.find((each) => each.name === name) ?? []);
      const pages = [screen, ...shown.map((each) => each.page)];
      const [first, ...rest] = await Promise.all(
        pages.map((page) => page.screenshot({ animations: 'disabled' })),
      );
      if (first) frames.push({ caption: `${at} · ${caption}`, screen: first, phones: rest });
    },
  };
  await playFirst(film);
  await playSecond(film);
  await playThird(film);
  await playToEnd(film);
  return { frames, log };
}
