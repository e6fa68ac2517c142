import type * as z from 'zod/mini';
import * as accountExport from './account-export.ts';
import * as accounts from './accounts.ts';
import * as achievements from './achievements.ts';
import * as album from './album.ts';
import * as athletes from './athletes.ts';
import * as challenges from './challenges.ts';
import * as corrections from './corrections.ts';
import * as daily from './daily.ts';
import type { Endpoint } from './endpoint.ts';
import * as faults from './faults.ts';
import * as feedback from './feedback.ts';
import * as friends from './friends.ts';
import * as games from './games.ts';
import * as history from './history.ts';
import * as party from './party.ts';
import * as partyViews from './party-view.ts';
import * as people from './people.ts';
import * as personalTokens from './personal-tokens.ts';
import * as rankings from './rankings.ts';
import * as share from './share.ts';
import * as user from './user.ts';

const contracts = {
  games,
  athletes,
  accounts,
  user,
  accountExport,
  history,
  album,
  achievements,
  friends,
  faults,
  feedback,
  corrections,
  challenges,
  daily,
  party,
  partyViews,
  people,
  personalTokens,
  rankings,
  share,
} satisfies Record<string, object>;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value;

/** Every call of the api: routes, the OpenAPI document and authorisation tests are made from it. */
export const endpoints: readonly Endpoint[] = Object.values(contracts)
  .flatMap((contract): unknown[] => Object.values(contract))
  .filter(isEndpoint);

export type Subject = keyof typeof contracts;

/** The contract in which the call stands. */
export const subjectOf = (endpoint: Endpoint): Subject | undefined =>
  (Object.keys(contracts) as Subject[]).find((subject) =>
    Object.values<unknown>(contracts[subject]).includes(endpoint),
  );

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** Every schema that has a name, for the components of the OpenAPI document. */
export const schemas: Readonly<Record<string, z.ZodMiniType>> = Object.fromEntries(
  Object.values(contracts).flatMap((contract) =>
    Object.entries<unknown>(contract).filter((entry): entry is [string, z.ZodMiniType] =>
      isSchema(entry[1]),
    ),
  ),
);
