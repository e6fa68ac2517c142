import { albumOrder } from '@craque/common/domain/record/album.ts';
import { type Athlete, membershipIn, positionsOf } from '@craque/common/domain/athlete/athlete.ts';
import { buildsOf, heightOf } from '@craque/common/domain/athlete/build.ts';
import type { Look } from '@craque/common/domain/athlete/look.ts';
import { type League, type Sport, sports } from '@craque/common/domain/sport.ts';
import { scenesOf } from '../sticker/scenes.ts';
import type { Subject } from '../sticker/traits.ts';
import { traitsOf, type Traits } from '../sticker/traits.ts';
import { hashText } from '../sticker/ink/dice.ts';
import { clearlyUnlike, unlikeness } from '../sticker/likeness.ts';

/** A page has up to four places in a row, so the place above is at most four places back. */
const reach = 4;
const mostTurns = 128;
/** 2^32 times the golden ratio: successive variants of one id are far apart. */
const turn = 0x9e3779b1;

/** What the drawing of an athlete in a league depends on, besides name, flag and number. */
export function subjectOf(athlete: Athlete, league: League, variant: number): Subject {
  const membership = membershipIn(athlete, league);
  if (!membership) throw new RangeError(`${athlete.id} is not in ${league}`);
  const { sport, gender, dateOfBirth, look } = athlete;
  const heightCm = heightOf(athlete.facts);
  const { team, position } = membership;
  const born = Number(dateOfBirth.slice(0, 4));
  const shown = look && inAlbum(look, variant, usualScenes.get(sport));
  return {
    ...{ sport, gender, born, team, position, variant },
    ...(shown && { look: shown }),
    ...(heightCm && { builds: buildsOf({ sport, gender, position, heightCm }) }),
  };
}

const usualScenes: ReadonlyMap<Sport, ReadonlySet<string>> = new Map(
  sports.map((sport) => [
    sport,
    new Set(positionsOf[sport].flatMap((position) => scenesOf(sport, position))),
  ]),
);

/**
 * In the album a gesture that many make (a shot, a serve) would give neighbours one pose, and
 * nobody has to be recognised; with an odd variant another gesture is left out too.
 */
function inAlbum(look: Look, variant: number, usual: ReadonlySet<string> | undefined): Look {
  const { gesture, side: _, ...rest } = look;
  if (gesture === undefined) return look;
  return usual?.has(gesture) || variant % 2 === 1 ? rest : look;
}

/** In the album and in the order of names. */
function neighboursOf(members: readonly Athlete[]): Map<string, Set<string>> {
  const byName = members.toSorted((a, b) => a.name.localeCompare(b.name, 'en')).map(({ id }) => id);
  const neighbours = new Map(members.map(({ id }) => [id, new Set<string>()]));
  const join = (ids: readonly string[], distance: number) =>
    ids.forEach((id, at) => {
      const other = ids[at + distance];
      if (other === undefined) return;
      neighbours.get(id)?.add(other);
      neighbours.get(other)?.add(id);
    });
  const places = albumOrder(members.map(({ id }) => id));
  for (let distance = 1; distance <= reach; distance += 1) join(places, distance);
  join(byName, 1);
  return neighbours;
}

/**
 * A hash of the id, advanced until the drawing clearly differs from its settled neighbours, or the
 * most different one. The same members always get the same variants.
 */
export function stickerVariants(
  members: readonly Athlete[],
  league: League,
): ReadonlyMap<string, number> {
  const neighbours = neighboursOf(members);
  const athletes = new Map(members.map((each) => [each.id, each]));
  const settled = new Map<string, { variant: number; traits: Traits }>();
  for (const id of albumOrder([...athletes.keys()])) {
    const athlete = athletes.get(id);
    if (!athlete) continue;
    const around = [...(neighbours.get(id) ?? [])].flatMap((other) => settled.get(other) ?? []);
    settled.set(
      id,
      mostUnlike(
        athlete,
        league,
        around.map(({ traits }) => traits),
      ),
    );
  }
  return new Map([...settled].map(([id, { variant }]) => [id, variant]));
}

function mostUnlike(athlete: Athlete, league: League, around: readonly Traits[]) {
  const first = hashText(athlete.id);
  const attempt = (turns: number) => {
    const turned = first + Math.imul(turns, turn);
    // The own gesture, unless a neighbour makes the same.
    const variant = (turns < mostTurns / 2 ? turned & ~1 : turned | 1) >>> 0;
    const traits = traitsOf(subjectOf(athlete, league, variant));
    return { variant, traits, least: Math.min(...around.map((each) => unlikeness(traits, each))) };
  };
  let best = attempt(0);
  for (let turns = 1; turns < mostTurns && best.least < clearlyUnlike; turns += 1) {
    const next = attempt(turns);
    if (next.least > best.least) best = next;
  }
  return best;
}
