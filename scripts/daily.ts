import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { athleteData } from '@craque/api/athletes/athlete-files.ts';
import { loadCatalogue } from '@craque/api/athletes/catalogue.ts';
import { createLiveCatalogue } from '@craque/api/athletes/live-catalogue.ts';
import {
  type CorrectionService,
  createCorrectionService,
} from '@craque/api/corrections/correction-service.ts';
import { type DailyAthleteDependencies, dailyOrder } from '@craque/api/daily/daily-athletes.ts';
import {
  type PlannedDaily,
  plannedDailies,
  repeatsIn,
  replaceDaily,
} from '@craque/api/daily/daily-plan.ts';
import type { Config } from '@craque/api/start/config.ts';
import { writePrivately } from '@craque/api/start/data-folder.ts';
import { readSecrets } from '@craque/api/start/secrets.ts';
import type { Stores } from '@craque/api/store/store.ts';
import { type Athlete, neverAskedReasons } from '@craque/common/domain/athlete/athlete.ts';
import { plainName } from '@craque/common/domain/athlete/name-match.ts';
import { createChance } from '@craque/common/chance/chance.ts';
import {
  beginsAnywhere,
  type DailyDate,
  dailyDateOf,
  dailyNumber,
  datePlus,
  dayAfter,
  latestAnywhere,
} from '@craque/common/domain/daily/daily-date.ts';
import {
  type League,
  leagueName,
  leagueNamed,
  leagues,
  type Sport,
  sportOf,
  sports,
} from '@craque/common/domain/sport.ts';
import { commandConfig, openStoresSoon, runCommand } from './run/command.ts';

const usage = [
  'Usage: npm run daily -- --date <YYYY-MM-DD> --sport <sport> [--replace] [--league <league>] [--names]',
  '       npm run daily -- --check <days> [--names]',
  `       npm run daily -- --never <athlete> --reason <${neverAskedReasons.join(' | ')}>`,
].join('\n');
const longestCheck = 366;

type Plan = DailyAthleteDependencies & { corrections: CorrectionService };
type Work = (plan: Plan) => Promise<string[]>;
type Of = { date: DailyDate; sport: Sport; league: League | undefined; names: boolean };

function dateOf(text: string): DailyDate {
  const date = dailyDateOf(text);
  if (!date || dailyNumber(date) < 1)
    throw new Error(`${text} is no date from 2026-01-01 on, written YYYY-MM-DD.`);
  if (date > datePlus(latestAnywhere(Date.now()), longestCheck))
    throw new Error(`${date} is more than ${longestCheck} days ahead.`);
  return date;
}

function placeOf(text: string, named: string | undefined) {
  const sport = sports.find((each) => each === text);
  if (!sport) throw new Error(`${text} is no sport: ${sports.join(', ')}.`);
  const league = named === undefined ? undefined : leagueNamed(named);
  if (named !== undefined && (!league || sportOf(league) !== sport))
    throw new Error(`${named} is no league of ${sport}.`);
  return { sport, league };
}

function daysOf(text: string): number {
  const days = Number(text);
  if (!Number.isInteger(days) || days < 1 || days > longestCheck)
    throw new Error(`--check takes a number of days from 1 to ${longestCheck}.`);
  return days;
}

const timeOf = (at: number) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

function lineOf({ daily, isStored }: PlannedDaily, names: boolean): string {
  const { date, sport, league, athlete, replaced = [] } = daily;
  const [last] = replaced.slice(-1);
  const state = last
    ? `replaced ${timeOf(last.at)} by ${last.by}`
    : isStored
      ? `chosen ${timeOf(daily.madeAt)}`
      : "to be chosen, by today's data";
  const what = [leagueName(league), ...(names ? [athlete.name] : [])].join(', ');
  return `${date} ${sport} (${dailyNumber(date)}): ${what}; ${state}`;
}

async function replaceOne(dependencies: DailyAthleteDependencies, of: Of): Promise<string[]> {
  const { date, sport, league, names } = of;
  const by = userInfo().username;
  const outcome = await replaceDaily(dependencies, { date, sport, league, by });
  if (outcome.kind === 'begun') throw new Error(`${date} has begun somewhere: its athlete stays.`);
  if (outcome.kind === 'nobody-left')
    throw new Error(`Nobody of ${league ? leagueName(league) : sport} is left for this round.`);
  return [lineOf({ daily: outcome.daily, isStored: true }, names)];
}

async function check(
  dependencies: DailyAthleteDependencies,
  { days, names }: { days: number; names: boolean },
): Promise<string[]> {
  const from = dayAfter(latestAnywhere(dependencies.clock()));
  const until = datePlus(from, days - 1);
  const lines: string[] = [];
  for (const sport of sports) {
    const repeats = await repeatsIn(dependencies, { sport, from, until });
    if (repeats.length > 0) process.exitCode = 1;
    lines.push(`${sport}, ${from} to ${until}: ${repeats.length === 0 ? 'no repeat' : 'repeats'}`);
    lines.push(...repeats.map(({ date, before }) => `  ${date} has the athlete of ${before}`));
    if (!names) continue;
    const planned = await plannedDailies(dependencies, { sport, from, until });
    lines.push(...planned.map((each) => `  ${lineOf(each, names)}`));
  }
  return lines;
}

/** By id or whole name. */
function athleteNamed(text: string): Athlete {
  const catalogue = loadCatalogue(athleteData, 'trusted');
  const everyone = new Set(leagues.flatMap((league) => catalogue.members(league)));
  const found = [...everyone].filter(
    ({ id, name }) => id === text || plainName(name) === plainName(text),
  );
  const [athlete, ...others] = found;
  if (!athlete) throw new Error(`Nobody is called ${text}.`);
  if (others.length > 0)
    throw new Error(`${text} is ${found.map(({ id }) => id).join(' or ')}: which?`);
  return athlete;
}

function neverAsk(text: string, given: string | undefined): Work {
  const reason = neverAskedReasons.find((each) => each === given);
  if (!reason) throw new Error(`--reason takes ${neverAskedReasons.join(' or ')}.`);
  const athlete = athleteNamed(text);
  const { id, name, sport } = athlete;
  return async ({ corrections, stores, clock }) => {
    await corrections.neverAsk(athlete, reason);
    const chosen = (await stores.dailies.turnsOf(sport)).filter(
      ({ date, athleteId }) => athleteId === id && clock() < beginsAnywhere(date),
    );
    return [
      `${name} (${id}) is in no daily, first game, easy or medium pool from now on.`,
      ...chosen.map(
        ({ date }) =>
          `${date} was chosen before: npm run daily -- --date ${date} --sport ${sport} --replace`,
      ),
    ];
  };
}

function workOf(): Work {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    options: {
      ...{ date: text, sport: text, league: text, check: text, replace: flag, names: flag },
      ...{ never: text, reason: text },
    },
  });
  const { names, replace } = values;
  if (values.never !== undefined) return neverAsk(values.never, values.reason);
  if (values.check !== undefined) {
    if (values.date ?? values.sport ?? values.league ?? (replace || undefined))
      throw new Error(usage);
    const days = daysOf(values.check);
    return (plan) => check(plan, { days, names });
  }
  if (values.date === undefined || values.sport === undefined) throw new Error(usage);
  const date = dateOf(values.date);
  const { sport, league } = placeOf(values.sport, values.league);
  if (replace || league) return (plan) => replaceOne(plan, { date, sport, league, names });
  return async (plan) =>
    (await plannedDailies(plan, { sport, from: date, until: date })).map((each) =>
      lineOf(each, names),
    );
}

async function openPlan(config: Config, stores: Stores): Promise<Plan> {
  const catalogue = createLiveCatalogue(loadCatalogue(athleteData, 'trusted'));
  const clock = Date.now;
  const corrections = createCorrectionService({ stores, catalogue, clock });
  await corrections.refresh();
  const { random } = createChance();
  return {
    stores,
    catalogue,
    corrections,
    clock,
    random,
    ...dailyOrder(config, readSecrets(config)),
  };
}

/** The embedded database has one owner at a time, so the product has to be stopped first. */
await runCommand(async () => {
  const work = workOf();
  const config = commandConfig();
  writePrivately();
  const stores = await openStoresSoon(config);
  try {
    for (const line of await work(await openPlan(config, stores))) console.log(line);
  } finally {
    await stores.close();
  }
});
