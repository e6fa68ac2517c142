import * as z from 'zod/mini';
import { type Endpoint, get } from './endpoint.ts';
import { languageField, sportField } from './fields.ts';

/** What the picture is of; without one, of the daily athletes. */
export const sharedPages = ['game', 'challenge'] as const;
export type SharedPage = (typeof sharedPages)[number];

const numberField = z.pipe(
  z
    .string({ error: 'invalid_query' })
    .check(z.regex(/^[1-9][0-9]{0,4}$/, { error: 'invalid_query' })),
  z.transform(Number),
);

export const readSharePicture = {
  ...get,
  name: 'readSharePicture',
  summary:
    'The picture by which messengers show a page: the game, a challenge by link, or the daily athletes, all or those of a sport',
  path: '/api/share/picture',
  access: 'public',
  query: z.object({
    page: z.optional(z.enum(sharedPages, { error: 'invalid_query' })),
    sport: z.optional(sportField),
    number: z.optional(numberField),
    language: z.optional(languageField),
  }),
} as const satisfies Endpoint;
