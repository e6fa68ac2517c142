import { writeFileSync } from 'node:fs';
import { endpoints, schemas } from '@craque/common/contracts/api.ts';
import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import { expect, test } from '@jest/globals';
import {
  goodBody,
  loginName,
  sender,
  situationFor,
} from '../testing/authorisation/call-situations.ts';
import { startFileApi } from '../testing/file-api.ts';
import { aBusyUser } from '../testing/people/busy-user.ts';
import { createOpenApi, type Example, type Examples, examplesFile } from './openapi.ts';
import { replySchemas } from './openapi-schemas.ts';

/*
 * The examples of the OpenAPI document are what the api has really answered. With RECORD_EXAMPLES=1
 * this file records them anew, as after a change of a contract.
 */

const { nameOf } = replySchemas(endpoints, schemas);
const firstWith = (reply: NonNullable<Endpoint['reply']>) =>
  endpoints.find((each) => each.reply && nameOf(each.reply) === nameOf(reply));

/** Names of people, nothing that looks like a secret, of lists and long texts the beginning. */
function shown(value: unknown, most = 2): unknown {
  const names = new Map<string, string>();
  const people = [
    'ana',
    'bruno',
    'carla',
    'davi',
    'elisa',
    'fabio',
    'gina',
    'hugo',
    'iris',
    'joao',
  ];
  const named = (text: string) =>
    text.replaceAll(/(?:user|person|new)-[\w-]{6,}/g, (name) => {
      if (!names.has(name)) names.set(name, people[names.size % people.length] ?? 'ana');
      return names.get(name) ?? '';
    });
  const secret = (text: string) =>
    text.replace(/^craque_.*/, `craque_${'x'.repeat(43)}`).replace(/^eyJ[\w-]+\..*/, 'eyJ…');
  const text = JSON.stringify(value, (_, each) => {
    if (Array.isArray(each)) return each.slice(0, most);
    return typeof each === 'string' ? secret(named(each)).slice(0, 200) : each;
  });
  return JSON.parse(text);
}

async function record(): Promise<Examples> {
  const api = await startFileApi();
  await api.user(loginName);
  const [{ client, options }, admin] = [await aBusyUser(api), await api.admin()];
  const examples: Record<string, Example> = {};
  for (const endpoint of endpoints) {
    const { name, method, access, reply, body } = endpoint;
    const situation = await situationFor(api, endpoint);
    const isFirst = reply && firstWith(reply) === endpoint;
    const ofSituation = () => sender(endpoint, {})(situation);
    const ofBusy = () => (access === 'admin' ? admin.client : client).call(endpoint, options[name]);
    const first = method === 'GET' ? await ofBusy() : await ofSituation();
    const answer = Array.isArray(first.body) && !first.body.length ? await ofSituation() : first;
    if (answer.status !== endpoint.status) throw new Error(`${name}: ${answer.text}`);
    const short = isFirst && shown(answer.body);
    const fits = reply?.safeParse(short).success;
    examples[name] = {
      ...(body && { body: shown(goodBody[name]?.(situation)) }),
      ...(isFirst && { reply: fits ? short : shown(answer.body, Infinity) }),
    };
  }
  return examples;
}

async function recordIfAsked(): Promise<void> {
  if (!process.env.RECORD_EXAMPLES) return;
  const lines = Object.entries(await record())
    .filter(([, example]) => Object.keys(example).length > 0)
    .map(([name, example]) => `${JSON.stringify(name)}: ${JSON.stringify(example)}`);
  writeFileSync(examplesFile, `{\n${lines.join(',\n')}\n}\n`);
}

await recordIfAsked();

type Shown = {
  paths: Record<string, Record<string, { operationId: string; requestBody?: object }>>;
  components: { schemas: Record<string, { examples?: unknown[] }> };
};
const document = createOpenApi(endpoints) as Shown;
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

test.each(endpoints.flatMap((each) => (each.body ? [[each.name, each.body] as const] : [])))(
  'the body shown for %s is one that the contract takes',
  (name, body) => {
    const { requestBody } = operations.find(({ operationId }) => operationId === name) ?? {};
    expect(requestBody).toMatchObject({ content: { 'application/json': { example: {} } } });
    const { content } = requestBody as { content: Record<string, { example: unknown }> };
    expect(body.safeParse(content['application/json']?.example)).toMatchObject({ success: true });
  },
);

test.each(endpoints.flatMap((each) => (each.reply ? [[each.name, each.reply] as const] : [])))(
  'the reply shown for %s is all of its contract and nothing else',
  (_, reply) => {
    const examples = document.components.schemas[nameOf(reply)]?.examples ?? [];
    expect(examples).toHaveLength(1);
    expect(reply.parse(examples[0])).toEqual(examples[0]);
  },
);
