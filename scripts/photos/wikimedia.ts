import type { Athlete } from '@craque/common/domain/athlete/athlete.ts';
import { z } from 'zod';
import { plainText } from './plain-text.ts';
import type { PoliteClient } from './polite-client.ts';

export type PhotoSources = { wikidata: string; commons: string; upload: string };
type Skip = { skip: string };

const width = 600;
const maxTextLength = 200;
/** Showing, changing and selling are allowed; attribution and share-alike may be required. */
const freeLicence =
  /^(?:CC0(?: 1\.0)?|CC BY(?:-SA)? \d\.\d(?: [a-z]{2,4})?|Public domain|Public Domain Mark(?: 1\.0)?)$/i;
/** Wikidata's names for: human, instance of, occupation, date of birth, picture. */
const [human, instanceOf, occupation, birthDate, picture] = ['Q5', 'P31', 'P106', 'P569', 'P18'];
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
const field = z.object({ value: z.union([z.string(), z.number()]).transform(String) }).optional();
const info = z.object({
  thumburl: z.url(),
  descriptionurl: z.url(),
  extmetadata: z.object({ LicenseShortName: field, Artist: field, Credit: field, NonFree: field }),
});
const images = z.object({
  query: z.object({ pages: z.array(z.object({ imageinfo: z.array(info).optional() })) }),
});
type Entity = z.output<typeof entity>;

function apiUrl(base: string, params: Readonly<Record<string, string>>): URL {
  const url = new URL('/w/api.php', base);
  url.search = new URLSearchParams({ ...params, format: 'json', maxlag: '5' }).toString();
  return url;
}

function valuesOf({ claims }: Entity, property = ''): unknown[] {
  const all = (claims[property] ?? []).filter(({ rank }) => rank !== 'deprecated');
  const preferred = all.filter(({ rank }) => rank === 'preferred');
  return (preferred.length > 0 ? preferred : all).flatMap(({ mainsnak }) =>
    mainsnak.datavalue ? [mainsnak.datavalue.value] : [],
  );
}

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

async function readEntities(client: PoliteClient, base: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const params = { action: 'wbgetentities', ids: ids.join('|'), props: 'claims' };
  const answer = entities.parse(await client.json(apiUrl(base, params)));
  return Object.values(answer.entities).filter(({ missing }) => missing === undefined);
}

async function findPerson(
  client: PoliteClient,
  base: string,
  { name, dateOfBirth, wikidata }: Athlete,
): Promise<Entity | Skip> {
  const isSame = (each: Entity) => birthDaysOf(each).includes(dateOfBirth);
  if (wikidata) {
    const [found] = await readEntities(client, base, [wikidata]);
    if (!found) return { skip: `${wikidata} is not in Wikidata` };
    // A wrong number would show somebody else's face, so the number alone is not trusted.
    if (isSame(found)) return found;
    const days = birthDaysOf(found).join(' or ') || 'no known day';
    return { skip: `${wikidata} was born on ${days}, not on ${dateOfBirth}` };
  }
  const params = { action: 'wbsearchentities', language: 'en', type: 'item', limit: '20' };
  const { search } = hits.parse(await client.json(apiUrl(base, { ...params, search: name })));
  const ids = [...new Set(search.map(({ id }) => id))];
  const people = (await readEntities(client, base, ids)).filter(isPerson);
  const same = people.filter(isSame);
  const [only] = same;
  if (only && same.length === 1) return only;
  const idsOf = (list: readonly Entity[], word: string) => list.map(({ id }) => id).join(word);
  if (same.length > 1) return { skip: `${idsOf(same, ' and ')} have this name and birth date` };
  if (people.length === 0) return { skip: 'nobody of this name in Wikidata' };
  return { skip: `nobody of this name was born on ${dateOfBirth}: ${idsOf(people, ', ')}` };
}

/** By our record or else by name; either way exactly one person has to have the birth date. */
export async function findItem(
  client: PoliteClient,
  base: string,
  athlete: Athlete,
): Promise<{ item: string; image: string } | Skip> {
  const found = await findPerson(client, base, athlete);
  if ('skip' in found) return found;
  const image = valuesOf(found, picture).find((value) => typeof value === 'string');
  return image === undefined ? { skip: `${found.id} has no picture` } : { item: found.id, image };
}

const shortened = (text: string) =>
  text.length > maxTextLength ? `${text.slice(0, maxTextLength - 1).trimEnd()}…` : text;

export async function readPhoto(client: PoliteClient, sources: PhotoSources, image: string) {
  const url = apiUrl(sources.commons, {
    action: 'query',
    titles: `File:${image}`,
    prop: 'imageinfo',
    iiprop: 'url|extmetadata',
    iiurlwidth: String(width),
    iiextmetadatalanguage: 'en',
    iiextmetadatafilter: 'LicenseShortName|LicenseUrl|Artist|Credit|NonFree',
    formatversion: '2',
  });
  const { query } = images.parse(await client.json(url));
  const found = query.pages[0]?.imageinfo?.[0];
  if (!found) return { skip: `${image} is not at Commons` };
  const { LicenseShortName, Artist, Credit, NonFree } = found.extmetadata;
  const licence = plainText(LicenseShortName?.value ?? '');
  if (!freeLicence.test(licence) || NonFree?.value === 'true') {
    return { skip: `${image} has no free licence: ${shortened(licence) || 'none is named'}` };
  }
  const author = plainText(Artist?.value ?? '') || plainText(Credit?.value ?? '');
  if (!author) return { skip: `${image} names no author` };
  const thumbnail = new URL(found.thumburl);
  if (thumbnail.origin !== new URL(sources.upload).origin) {
    return { skip: `${image} is kept at ${thumbnail.origin}, not at ${sources.upload}` };
  }
  const source = new URL(found.descriptionurl).href;
  return { thumbnail, author: shortened(author), licence, source };
}
