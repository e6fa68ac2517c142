import { brotliCompressSync, constants } from 'node:zlib';
import { athleteData } from '@craque/api/athletes/athlete-files.ts';
import { type Catalogue, loadCatalogue } from '@craque/api/athletes/catalogue.ts';
import type { Athlete } from '@craque/common/domain/athlete/athlete.ts';
import { packNames } from '@craque/common/domain/athlete/name-list.ts';
import {
  type NameTarget,
  resolveName,
  toleranceOf,
} from '@craque/common/domain/athlete/name-index.ts';
import { acceptedNames, normaliseName } from '@craque/common/domain/athlete/name-match.ts';
import { osaDistance } from '@craque/common/domain/athlete/osa-distance.ts';
import { type Sport, sports } from '@craque/common/domain/sport.ts';
import { everyone } from '../athletes/data-violations.ts';
import type { Load } from './catalogue-load.ts';
import { judged, median, quantile, ratios, type Row, rounded } from './measure/figures.ts';
import { outputOf, startNode } from './measure/pinned-process.ts';

const limits = {
  load: { must: 300 },
  memory: { must: 40 },
  lookUp: { must: 1 },
  names: { must: 40 },
};
const rounds = 5;
const lookUps = 4000;
const walks = 400;
/** How often each is timed. */
const tries = 3;

async function loadOnce(kind: 'whole' | 'parse'): Promise<Load> {
  const options = { args: [kind], nodeFlags: ['--expose-gc'], core: 0 };
  return JSON.parse(await outputOf(startNode('scripts/bench/catalogue-load.ts', options))) as Load;
}

async function loadRows(): Promise<Row[]> {
  const ours: Load[] = [];
  const bare: Load[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await loadOnce('whole'));
    bare.push(await loadOnce('parse'));
  }
  const row = (measure: string, part: keyof Load, limit: { must: number }, unit: string): Row => {
    const [own, other] = [ours.map((each) => each[part]), bare.map((each) => each[part])];
    return {
      measure: `catalogue: ${measure}, median of ${rounds} starts; baseline: the files read and parsed`,
      ours: `${rounded(median(own))}${unit}`,
      baseline: `${rounded(median(other))}${unit}`,
      ratio: rounded(median(ratios(own, other))),
      ...judged(median(own), limit, unit),
    };
  };
  return [
    row('load at the start', 'milliseconds', limits.load, ' ms'),
    row('memory that it holds', 'megabytes', limits.memory, ' MB'),
  ];
}

/** As people type: right, a letter missing, two swapped, one too many, or an unknown name. */
function asTyped(name: string, index: number): string {
  const at = 1 + (index % Math.max(1, name.length - 2));
  const forms = [
    name,
    name.slice(0, at) + name.slice(at + 1),
    name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2),
    `${name.slice(0, at)}x${name.slice(at)}`,
    `${name} of nowhere`,
  ];
  return forms[index % forms.length] ?? name;
}

type LookUp = { target: NameTarget; text: string };

function someLookUps(people: readonly Athlete[]): LookUp[] {
  return Array.from({ length: lookUps }, (_, index) => {
    const typed = people[(index * 7919) % people.length];
    const hidden = people[(index * 104_729) % people.length];
    const league = hidden?.memberships[0]?.league;
    if (!typed || !hidden || !league) throw new RangeError('nobody to look up');
    const names = acceptedNames(hidden);
    const ofTyped = acceptedNames(typed);
    const target = { athleteId: hidden.id, sport: hidden.sport, league, names };
    return { target, text: asTyped(ofTyped[index % ofTyped.length] ?? typed.name, index) };
  });
}

/** The baseline: comparing the text with every name of the sport. */
function walker(people: readonly Athlete[]) {
  const names = new Map<Sport, { name: string; tolerance: number }[]>();
  for (const each of people) {
    const known = names.get(each.sport) ?? [];
    known.push(...acceptedNames(each).map((name) => ({ name, tolerance: toleranceOf(name) })));
    names.set(each.sport, known);
  }
  return ({ target, text }: LookUp) => {
    const guess = normaliseName(text);
    let near = 0;
    for (const { name, tolerance } of names.get(target.sport) ?? []) {
      if (osaDistance(name, guess, tolerance) <= tolerance) near += 1;
    }
    return near;
  };
}

/**
 * Milliseconds of each, the least of three rounds: a look-up waits for nothing, so what is more in
 * one round than in another is other processes on the core.
 */
function timesOf(work: readonly LookUp[], lookUp: (each: LookUp) => unknown): number[] {
  const times = work.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < tries; round += 1) {
    for (const [index, each] of work.entries()) {
      const start = performance.now();
      lookUp(each);
      times[index] = Math.min(times[index] ?? 0, performance.now() - start);
    }
  }
  return times;
}

function lookUpRow(catalogue: Catalogue): Row {
  const people = everyone(catalogue);
  const work = someLookUps(people);
  const ours = ({ target, text }: LookUp) => resolveName(catalogue.nameIndex, target, text);
  const bare = walker(people);
  // Warms up the compiler.
  timesOf(work.slice(0, walks), ours);
  timesOf(work.slice(0, walks / 4), bare);
  const own = timesOf(work, ours);
  const other = timesOf(work.slice(0, walks), bare);
  const [p99, walked] = [quantile(own, 0.99), quantile(other, 0.99)];
  return {
    measure: `catalogue: look-up of a guess over ${people.length} people, median / p99 of ${lookUps}, least of ${tries}; baseline: a walk over every name`,
    ours: `${rounded(median(own))} / ${rounded(p99)} ms`,
    baseline: `${rounded(median(other))} / ${rounded(walked)} ms`,
    ratio: rounded(p99 / walked),
    ...judged(p99, limits.lookUp, ' ms'),
  };
}

function namesRow(catalogue: Catalogue, sport: Sport): Row {
  const names = catalogue.names(sport);
  const text = JSON.stringify({ sport, ...packNames(names) });
  // The compression level used by the api, once per start.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const kilobytes = brotliCompressSync(text, { params }).length / 1000;
  return {
    measure: `catalogue: names of ${sport} for the browser (${names.length}), brotli; baseline: as they are`,
    ours: `${rounded(kilobytes)} kB`,
    baseline: `${rounded(Buffer.byteLength(text) / 1000)} kB`,
    ratio: rounded((1000 * kilobytes) / Buffer.byteLength(text)),
    ...judged(kilobytes, limits.names, ' kB'),
  };
}

/** The athlete data at the start of a server, on a guess, and on its way to the browser. */
export async function benchCatalogue(): Promise<Row[]> {
  const loads = await loadRows();
  const catalogue = loadCatalogue(athleteData);
  return [...loads, lookUpRow(catalogue), ...sports.map((sport) => namesRow(catalogue, sport))];
}
