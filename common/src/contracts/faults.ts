import * as z from 'zod/mini';
import { type Endpoint, post } from './endpoint.ts';

/* Faults of the page. The forms of all fields leave no room for a name or for what was typed. */

export const faultKinds = ['uncaught', 'torn', 'refused'] as const;

const formed = (form: RegExp) =>
  z.string({ error: 'bad_request' }).check(z.regex(form, { error: 'bad_request' }));

export const reportFault = {
  ...post,
  name: 'reportFault',
  summary: 'Tell the operator of an error, a torn part or a refused script of the page',
  path: '/api/faults',
  access: 'public',
  limit: 'fault',
  body: z.object({
    kind: z.enum(faultKinds, { error: 'bad_request' }),
    /** The class of the error, or the directive that refused the script. */
    what: formed(/^[A-Za-z][A-Za-z-]{0,39}$/),
    /** File, line and column of the built client. */
    place: formed(/^[\w-]{1,60}(\.[\w-]{1,20})?:\d{1,7}:\d{1,7}$/),
    /** The version of the client. */
    build: formed(/^[\w-]{1,20}$/),
  }),
  status: 201,
  reply: z.object({ status: z.literal('noted') }),
} as const satisfies Endpoint;
