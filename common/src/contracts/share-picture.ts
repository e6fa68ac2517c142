import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { languageField, sportField } from './fields.ts';

/** Number of a daily athlete: digits only. */
const numberField = z.pipe(
  z
    .string({ error: 'invalid_query' })
    .check(z.regex(/^[1-9][0-9]{0,4}$/, { error: 'invalid_query' })),
  z.transform(Number),
);

export const readSharePicture = {
  name: 'readSharePicture',
  summary:
    'The picture by which messengers show the page of the daily athletes, or that of one sport',
  method: 'GET',
  path: '/api/daily/picture',
  access: 'public',
  limit: 'other',
  query: z.object({
    sport: z.optional(sportField),
    number: z.optional(numberField),
    language: z.optional(languageField),
  }),
  status: 200,
} as const satisfies Endpoint;
