import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import type { DailyAthleteDependencies } from '@craque/api/daily/daily-athletes.ts';
import {
  type PlannedDaily,
  plannedDailies,
  repeatsIn,
  replaceDaily,
} from '@craque/api/daily/daily-plan.ts';
import { openDailyPlan } from './daily/open-daily-plan.ts';
import { readConfig } from '@craque/api/start/config.ts';
import { writePrivately } from '@craque/api/start/data-folder.ts';
import { openStores } from '@craque/api/start/open-stores.ts';
import {
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
  type Sport,
  sportOf,
  sports,
} from '@craque/common/domain/sport.ts';

const usage = [
  'Usage: npm run daily -- --date <YYYY-MM-DD> --sport <sport> [--replace] [--league <league>] [--names]',
  '       npm run daily -- --check <days> [--names]',
].join('\n');
/** Days ahead; every date up to the one that is asked for is chosen on the way. */
const longestCheck = 366;

type Command =
  | { does: 'check'; days: number; names: boolean }
  | {
      does: 'show' | 'replace';
      date: DailyDate;
      sport: Sport;
      league: League | undefined;
      names: boolean;
    };

function commandOf(): Command {
  const { values } = parseArgs({
    options: {
      date: { type: 'string' },
      sport: { type: 'string' },
      league: { type: 'string' },
      replace: { type: 'boolean', default: false },
      check: { type: 'string' },
      names: { type: 'boolean', default: false },
    },
  });
  const { names, replace } = values;
  const isOfDate = values.date !== undefined && values.sport !== undefined;
  if (values.check !== undefined) {
    if (values.date ?? values.sport ?? values.league ?? (replace || undefined))
      throw new Error(usage);
    const days = Number(values.check);
    if (!Number.isInteger(days) || days < 1 || days > longestCheck)
      throw new Error(`--check takes a number of days from 1 to ${longestCheck}.`);
    return { does: 'check', days, names };
  }
  if (!isOfDate) throw new Error(usage);
  const date = dailyDateOf(values.date ?? '');
  if (!date || dailyNumber(date) < 1)
    throw new Error(`${values.date} is no date from 2026-01-01 on, written YYYY-MM-DD.`);
  if (date > datePlus(latestAnywhere(Date.now()), longestCheck))
    throw new Error(`${date} is more than ${longestCheck} days ahead.`);
  const sport = sports.find((each) => each === values.sport);
  if (!sport) throw new Error(`${values.sport} is no sport: ${sports.join(', ')}.`);
  const league = values.league === undefined ? undefined : leagueNamed(values.league);
  if (values.league !== undefined && (!league || sportOf(league) !== sport))
    throw new Error(`${values.league} is no league of ${sport}.`);
  return { does: replace || league ? 'replace' : 'show', date, sport, league, names };
}

const timeOf = (at: number) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** One line; the name is a secret, so it is told only to who asks. */
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

async function show(
  dependencies: DailyAthleteDependencies,
  { date, sport, names }: Extract<Command, { date: DailyDate }>,
): Promise<string[]> {
  const planned = await plannedDailies(dependencies, { sport, from: date, until: date });
  return planned.map((each) => lineOf(each, names));
}

async function replaceOne(
  dependencies: DailyAthleteDependencies,
  command: Extract<Command, { date: DailyDate }>,
): Promise<string[]> {
  const { date, sport, league, names } = command;
  const by = userInfo().username;
  const outcome = await replaceDaily(dependencies, { date, sport, league, by });
  if (outcome.kind === 'begun') throw new Error(`${date} has begun somewhere: its athlete stays.`);
  if (outcome.kind === 'nobody-left')
    throw new Error(`Nobody of ${league ? leagueName(league) : sport} is left for this round.`);
  return [lineOf({ daily: outcome.daily, isStored: true }, names)];
}

/** The dates that begin next; the exit code is 1 if one of them repeats an athlete. */
async function check(
  dependencies: DailyAthleteDependencies,
  { days, names }: Extract<Command, { does: 'check' }>,
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

/**
 * `npm run daily`: the athletes of the dates, for the operator. The embedded database has one owner
 * at a time, so the product has to be stopped first; MongoDB has not.
 */
async function run(): Promise<string[]> {
  const command = commandOf();
  const config = readConfig(process.env);
  writePrivately();
  const stores = await openStores(config, console);
  try {
    const dependencies = await openDailyPlan(config, stores);
    if (command.does === 'check') return await check(dependencies, command);
    return await (command.does === 'show' ? show : replaceOne)(dependencies, command);
  } finally {
    await stores.close();
  }
}

try {
  for (const line of await run()) console.log(line);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
