import { setImmediate as pause } from 'node:timers/promises';
import type { FoundSession, Session } from '../account-stores.ts';
import { sessions as sessionDocs, users as userDocs } from '../collections.ts';
import type { SessionsDoc, UserDoc } from '../documents.ts';
import {
  type Engine,
  first,
  type Revise,
  type Revised,
  reviser,
  type Rows,
  type Where,
} from '../port.ts';
import { accountFrom } from './users.ts';

type Entry = SessionsDoc['sessions'][number];
type Documents = Rows<SessionsDoc>;

const newestFirst = (one: Entry, other: Entry) => other.createdAt - one.createdAt;
const sidsOf = (entries: readonly Entry[]) => entries.map(({ sid }) => sid);
const sessionsIn = ({ userId, sessions }: SessionsDoc): Session[] =>
  sessions.map((entry) => ({ userId, ...entry }));

function endedBy({ before, after }: Revised<SessionsDoc>): string[] {
  const left = new Set(sidsOf(after?.sessions ?? []));
  return sidsOf(before?.sessions ?? []).filter((sid) => !left.has(sid));
}

/** Keeps those sessions of the user that `keeps` says, and the document while there are any. */
async function end(
  revise: Revise<SessionsDoc>,
  userId: string,
  keeps: (entry: Entry) => boolean,
): Promise<string[]> {
  const revised = revise({ userId }, (there) => {
    const left = there?.sessions.filter(keeps) ?? [];
    if (!there || left.length === there.sessions.length) return there;
    return left.length > 0 ? { ...there, sessions: left } : undefined;
  });
  return endedBy(await revised);
}

async function findIn(
  documents: Documents,
  users: Rows<UserDoc>,
  sids: readonly string[],
): Promise<FoundSession[]> {
  const [only = ''] = sids;
  const where: Where<SessionsDoc> = { 'sessions.sid': sids.length === 1 ? only : { in: sids } };
  const found = await documents.find({ where });
  if (found.length === 0) return [];
  const [user, ...others] = found.map(({ userId }) => userId);
  const id = others.length === 0 && user !== undefined ? user : { in: [user ?? '', ...others] };
  const accounts = await users.find({ where: { id, deletedAt: null } });
  const byId = new Map(accounts.map((each) => [each.id, accountFrom(each)]));
  const wanted = new Set(sids);
  return found
    .flatMap(sessionsIn)
    .filter(({ sid }) => wanted.has(sid))
    .map((session) => ({ ...session, account: byId.get(session.userId) }));
}

export function createSessionStore(engine: Engine) {
  const documents = engine.rows(sessionDocs);
  const users = engine.rows(userDocs);
  const revise = reviser(documents);
  const withSid = (sid: string) =>
    first(documents, { where: { 'sessions.sid': sid }, fields: ['userId'] });
  return {
    findMany: (sids: readonly string[]) => findIn(documents, users, sids),
    find: async (sid: string) => (await findIn(documents, users, [sid]))[0],
    /** Ends the user's oldest others beyond `most`, atomically; returns the ended sids. */
    async insert({ userId, ...entry }: Session, most: number) {
      const revised = revise({ userId }, (there) => {
        const others = (there?.sessions ?? []).toSorted(newestFirst).slice(0, most - 1);
        return { ...there, userId, sessions: [entry, ...others].toSorted(newestFirst) };
      });
      return endedBy(await revised);
    },
    async listOf(userId: string) {
      const found = await first(documents, { where: { userId } });
      return found ? sessionsIn(found) : [];
    },
    /** False if the session has ended meanwhile: it is not restored. */
    async renew(sid: string, times: { renewedAt: number; expiresAt: number }) {
      const found = await withSid(sid);
      if (!found) return false;
      const { after } = await revise(found, (there) => {
        const renewed = (entry: Entry) => (entry.sid === sid ? { ...entry, ...times } : entry);
        const isThere = there?.sessions.some((entry) => entry.sid === sid);
        return there && isThere ? { ...there, sessions: there.sessions.map(renewed) } : there;
      });
      return after?.sessions.some((entry) => entry.sid === sid) ?? false;
    },
    async remove(sid: string) {
      const found = await withSid(sid);
      if (!found) return false;
      return (await end(revise, found.userId, (entry) => entry.sid !== sid)).length > 0;
    },
    removeOf: (userId: string) => end(revise, userId, () => false),
    async removeExpired(before: number) {
      const where = { 'sessions.expiresAt': { below: before } };
      const found = await documents.find({ where, fields: ['userId'] });
      let count = 0;
      for (const { userId } of found) {
        count += (await end(revise, userId, ({ expiresAt }) => expiresAt >= before)).length;
        await pause();
      }
      return count;
    },
  };
}
export type SessionStore = ReturnType<typeof createSessionStore>;
