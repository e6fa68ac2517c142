import { z } from 'zod';
import { plainText } from './plain-text.ts';
import { apiUrl, type PoliteClient } from './polite-client.ts';

export type FreePhoto = {
  thumbnail: URL;
  author: string;
  licence: string;
  /** The photo's page on Commons, which has the full licence. */
  source: string;
};

/** In pixels; Commons may answer with the next larger size. */
const width = 600;
const maxTextLength = 200;
/**
 * Licences that allow showing, changing and selling the photo, requiring at most attribution and
 * share-alike.
 */
const freeLicence =
  /^(?:CC0(?: 1\.0)?|CC BY(?:-SA)? \d\.\d(?: [a-z]{2,4})?|Public domain|Public Domain Mark(?: 1\.0)?)$/i;

const field = z.object({ value: z.union([z.string(), z.number()]).transform(String) }).optional();
const answer = z.object({
  query: z.object({
    pages: z.array(
      z.object({
        imageinfo: z
          .array(
            z.object({
              thumburl: z.url(),
              descriptionurl: z.url(),
              extmetadata: z.object({
                LicenseShortName: field,
                Artist: field,
                Credit: field,
                NonFree: field,
              }),
            }),
          )
          .optional(),
      }),
    ),
  }),
});

function shortened(text: string): string {
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength - 1).trimEnd()}…` : text;
}

/**
 * Address, author and licence of a file of Commons, or why it may not be used. Pictures are fetched
 * only from `upload`. Throws RequestError, RetryLaterError, or a ZodError for an unknown answer.
 */
export async function readPhoto(
  client: PoliteClient,
  bases: { commons: string; upload: string },
  image: string,
): Promise<FreePhoto | { skip: string }> {
  const url = apiUrl(bases.commons, {
    action: 'query',
    titles: `File:${image}`,
    prop: 'imageinfo',
    iiprop: 'url|extmetadata',
    iiurlwidth: String(width),
    iiextmetadatalanguage: 'en',
    iiextmetadatafilter: 'LicenseShortName|LicenseUrl|Artist|Credit|NonFree',
    formatversion: '2',
  });
  const { query } = answer.parse(await client.json(url));
  const info = query.pages[0]?.imageinfo?.[0];
  if (!info) return { skip: `${image} is not at Commons` };
  const { LicenseShortName, Artist, Credit, NonFree } = info.extmetadata;
  const licence = plainText(LicenseShortName?.value ?? '');
  if (!freeLicence.test(licence) || NonFree?.value === 'true') {
    return { skip: `${image} has no free licence: ${shortened(licence) || 'none is named'}` };
  }
  const author = plainText(Artist?.value ?? '') || plainText(Credit?.value ?? '');
  if (!author) return { skip: `${image} names no author` };
  const thumbnail = new URL(info.thumburl);
  if (thumbnail.origin !== new URL(bases.upload).origin) {
    return { skip: `${image} is kept at ${thumbnail.origin}, not at ${bases.upload}` };
  }
  const source = new URL(info.descriptionurl).href;
  return { thumbnail, author: shortened(author), licence, source };
}
