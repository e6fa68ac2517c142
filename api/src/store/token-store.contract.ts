import { expect } from '@jest/globals';
import { aToken, anAccount, atOnce, countOf } from '../testing/store-builders.ts';
import type { StoreCases } from './store-case.ts';

export const tokenCases: StoreCases = {
  async 'finds a token by its hash together with its account, as long as there is one'({
    tokens,
    users,
  }) {
    const [account, token] = [anAccount(), aToken({ expiresAt: 1_790_000_000_123 })];
    await users.insert(account);
    expect(await tokens.insert(token, 2)).toBe(true);
    expect(await tokens.insert(aToken({ id: 'other' }), 2)).toBe(true);
    expect(await tokens.find(token.tokenHash)).toStrictEqual({ ...token, account });
    expect(await tokens.find('another hash')).toBeUndefined();
    await users.remove(account.id, 30);
    expect(await tokens.find(token.tokenHash)).toStrictEqual({ ...token, account: undefined });
  },
  async 'keeps 10 of 30 that are made at once, and where some have expired as many more'({
    tokens,
  }) {
    const make = (index: number, more = {}) =>
      tokens.insert(aToken({ id: `${index}`, ...more }), 10);
    const made = await atOnce(30, (index) => make(index, index % 2 ? {} : { expiresAt: 50 }));
    expect(countOf(made, true)).toBe(10);
    const lasting = (await tokens.listOf('ada')).filter(({ expiresAt }) => expiresAt === null);
    const later = await atOnce(30, (index) => make(100 + index, { createdAt: 50 }));
    expect(countOf(later, true)).toBe(10 - lasting.length);
    expect(await tokens.listOf('ada')).toHaveLength(10);
  },
  async 'notes a use, but none of a token that is revoked'({ tokens }) {
    await tokens.insert(aToken(), 2);
    await tokens.insert(aToken({ id: 'other' }), 2);
    await tokens.noteUse(aToken(), 86_400_000);
    expect(await tokens.listOf('ada')).toEqual([
      aToken({ id: 'other' }),
      aToken({ usedOn: 86_400_000 }),
    ]);
    expect(await tokens.remove('ada', 'token')).toBe(true);
    await tokens.noteUse(aToken(), 2 * 86_400_000);
    expect(await tokens.listOf('ada')).toEqual([aToken({ id: 'other' })]);
  },
  async "removes one token of its owner's, or all of them, and nobody else's"({ tokens }) {
    const bobs = aToken({ id: 'bobs', userId: 'bob' });
    for (const each of [aToken(), aToken({ id: 'other' }), bobs]) await tokens.insert(each, 2);
    expect(await tokens.remove('bob', 'token')).toBe(false);
    expect(await tokens.remove('ada', 'token')).toBe(true);
    expect(await tokens.remove('ada', 'token')).toBe(false);
    await tokens.removeOf('ada');
    expect(await tokens.listOf('ada')).toEqual([]);
    expect(await tokens.find(aToken({ id: 'other' }).tokenHash)).toBeUndefined();
    expect(await tokens.listOf('bob')).toEqual([bobs]);
  },
};
