import type { Athlete } from '@craque/common/domain/athlete/athlete.ts';
import { z } from 'zod';
import { apiUrl, type PoliteClient } from './polite-client.ts';

/** `image` is the name of a file on Commons. */
export type FoundItem = { item: string; image: string } | { skip: string };

/** Wikidata properties and items, by their names there. */
const human = 'Q5';
const instanceOf = 'P31';
const occupation = 'P106';
const birthDate = 'P569';
const picture = 'P18';
/** Precision of a day; smaller numbers are months, years and less. */
const dayPrecision = 11;

const claim = z.object({
  rank: z.string().default('normal'),
  mainsnak: z.object({ datavalue: z.object({ value: z.unknown() }).optional() }),
});
const entity = z.object({
  id: z.string(),
  missing: z.unknown().optional(),
  claims: z.record(z.string(), z.array(claim)).default({}),
});
const entities = z.object({ entities: z.record(z.string(), entity) });
const hits = z.object({ search: z.array(z.object({ id: z.string() })) });
const itemValue = z.object({ id: z.string() });
const timeValue = z.object({ time: z.string(), precision: z.number() });

type Entity = z.output<typeof entity>;

/** The values of a property: only preferred ones if there are any, and no deprecated ones. */
function valuesOf({ claims }: Entity, property: string): unknown[] {
  const all = (claims[property] ?? []).filter(({ rank }) => rank !== 'deprecated');
  const preferred = all.filter(({ rank }) => rank === 'preferred');
  return (preferred.length > 0 ? preferred : all).flatMap(({ mainsnak }) =>
    mainsnak.datavalue ? [mainsnak.datavalue.value] : [],
  );
}

/** Days of birth, YYYY-MM-DD; several where the sources of Wikidata disagree. */
function birthDaysOf(found: Entity): string[] {
  return valuesOf(found, birthDate).flatMap((value) => {
    const { data } = timeValue.safeParse(value);
    return data && data.precision >= dayPrecision ? [data.time.slice(1, 11)] : [];
  });
}

function isPerson(found: Entity): boolean {
  const kinds = valuesOf(found, instanceOf).map((value) => itemValue.safeParse(value).data?.id);
  return kinds.includes(human) || valuesOf(found, occupation).length > 0;
}

async function readEntities(
  client: PoliteClient,
  base: string,
  ids: readonly string[],
): Promise<Entity[]> {
  if (ids.length === 0) return [];
  const params = { action: 'wbgetentities', ids: ids.join('|'), props: 'claims' };
  const answer = entities.parse(await client.json(apiUrl(base, params)));
  return Object.values(answer.entities).filter(({ missing }) => missing === undefined);
}

async function searchPeople(
  client: PoliteClient,
  base: string,
  { name, dateOfBirth }: Athlete,
): Promise<Entity | { skip: string }> {
  const params = {
    action: 'wbsearchentities',
    search: name,
    language: 'en',
    type: 'item',
    limit: '20',
  };
  const { search } = hits.parse(await client.json(apiUrl(base, params)));
  const found = await readEntities(client, base, [...new Set(search.map(({ id }) => id))]);
  const people = found.filter(isPerson);
  const same = people.filter((each) => birthDaysOf(each).includes(dateOfBirth));
  const [only] = same;
  if (only && same.length === 1) return only;
  if (same.length > 1) {
    return { skip: `${same.map(({ id }) => id).join(' and ')} have this name and birth date` };
  }
  return {
    skip:
      people.length === 0
        ? 'nobody of this name in Wikidata'
        : `nobody of this name was born on ${dateOfBirth}: ${people.map(({ id }) => id).join(', ')}`,
  };
}

async function readGiven(
  client: PoliteClient,
  base: string,
  item: string,
  { dateOfBirth }: Athlete,
): Promise<Entity | { skip: string }> {
  const [found] = await readEntities(client, base, [item]);
  if (!found) return { skip: `${item} is not in Wikidata` };
  const days = birthDaysOf(found);
  // A wrong number would show somebody else's face, so the number alone is not trusted.
  return days.includes(dateOfBirth)
    ? found
    : { skip: `${item} was born on ${days.join(' or ') || 'no known day'}, not on ${dateOfBirth}` };
}

/**
 * The athlete's item and picture in Wikidata: by the item if our record has one, else by name and
 * birth date, and only if exactly one person has both. Throws RequestError, RetryLaterError, or a
 * ZodError for an unknown answer.
 */
export async function findItem(
  client: PoliteClient,
  base: string,
  athlete: Athlete,
): Promise<FoundItem> {
  const found = athlete.wikidata
    ? await readGiven(client, base, athlete.wikidata, athlete)
    : await searchPeople(client, base, athlete);
  if ('skip' in found) return found;
  const image = valuesOf(found, picture).find((value) => typeof value === 'string');
  return image === undefined ? { skip: `${found.id} has no picture` } : { item: found.id, image };
}
