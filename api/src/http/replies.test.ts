import { expect, test } from '@jest/globals';
import { endpoints } from '@craque/common/contracts/api.ts';
import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import { mutationsOf } from '@craque/common/testing/contract-mutations.ts';
import { loginName, sender, situationFor } from '../testing/authorisation/call-situations.ts';
import { startFileApi } from '../testing/file-api.ts';
import { aBusyUser } from '../testing/people/busy-user.ts';

/* The contract of every reply, with what the api really answers as the example. */
const api = await startFileApi();
await api.user(loginName);
const { client, options } = await aBusyUser(api);
const admin = await api.admin();

async function answerOf(endpoint: Endpoint) {
  const { name, method, access } = endpoint;
  if (method !== 'GET') return sender(endpoint, {})(await situationFor(api, endpoint));
  return (access === 'admin' ? admin.client : client).call(endpoint, options[name]);
}

/** Fields that a contract allows to be absent, and a mean that is no whole number. */
const optional = [
  ...['challenge', 'daily', 'explanation', 'full', 'lobby', 'match', 'now', 'own', 'players'],
  ...['resolvedName', 'startOpensAt', 'ticket', 'rows', 'ends', 'team', 'teams', 'gained', 'wish'],
];
const mayBe = new RegExp(
  `(^|\\.)(${optional.join('|')}): left out$|^fame(: {}|\\..*: left out)$|avgGuesses: 1\\.5$`,
);

type Json = Parameters<typeof mutationsOf>[0];

/** The same value with a foreign key in every object. */
const withForeignKeys = (value: Json): Json =>
  JSON.parse(JSON.stringify(value), (_, each) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? { ...each, foreign: 'a secret' }
      : each,
  );

test.each(
  endpoints.flatMap((endpoint: Endpoint) =>
    endpoint.reply ? [[endpoint.name, endpoint, endpoint.reply] as const] : [],
  ),
)('the reply of %s has no foreign key and no field of another kind', async (...row) => {
  const [, endpoint, reply] = row;
  const { status, body } = await answerOf(endpoint);
  expect(status).toBe(endpoint.status);
  const answer = body as Json;
  const taken = mutationsOf(answer)
    .filter(([, mutated]) => reply.safeParse(mutated).success)
    .map(([what]) => what);
  expect(taken.filter((what) => !mayBe.test(what))).toEqual([]);
  // A foreign key is dropped, or refused where the keys are those of a list.
  const read = reply.safeParse(withForeignKeys(answer));
  expect(read.success ? read.data : answer).toEqual(answer);
});
