import type { PersonalToken } from '../account-stores.ts';
import { tokens as tokenDocs, users as userDocs } from '../collections.ts';
import type { TokensDoc } from '../documents.ts';
import { type Engine, first, reviser } from '../port.ts';
import { accountFrom } from './users.ts';

const tokensIn = ({ userId, tokens }: TokensDoc): PersonalToken[] =>
  tokens.map((entry) => ({ userId, ...entry }));

export function createTokenStore(engine: Engine) {
  const documents = engine.rows(tokenDocs);
  const users = engine.rows(userDocs);
  const revise = reviser(documents);
  return {
    /** With its account, as long as there is one. */
    async find(tokenHash: string) {
      const doc = await first(documents, { where: { 'tokens.tokenHash': tokenHash } });
      const token = doc && tokensIn(doc).find((each) => each.tokenHash === tokenHash);
      if (!token) return undefined;
      const account = await first(users, { where: { id: token.userId, deletedAt: null } });
      return { ...token, account: account && accountFrom(account) };
    },
    /** The newest first. */
    async listOf(userId: string) {
      const found = await first(documents, { where: { userId } });
      return found ? tokensIn(found) : [];
    },
    /** False if the user has `most` that have not expired; those that have make room. */
    async insert({ userId, ...entry }: PersonalToken, most: number) {
      const { after } = await revise({ userId }, (there) => {
        const others = (there?.tokens ?? []).filter(
          ({ expiresAt }) => expiresAt === null || expiresAt > entry.createdAt,
        );
        if (others.length >= most) return there;
        return { ...there, userId, tokens: [entry, ...others] };
      });
      return after?.tokens.some(({ id }) => id === entry.id) ?? false;
    },
    /** Nothing if it is revoked meanwhile. */
    async noteUse({ userId, id }: Pick<PersonalToken, 'userId' | 'id'>, usedOn: number) {
      await revise({ userId }, (there) => {
        if (!there?.tokens.some((each) => each.id === id && each.usedOn !== usedOn)) return there;
        const tokens = there.tokens.map((each) => (each.id === id ? { ...each, usedOn } : each));
        return { ...there, tokens };
      });
    },
    /** False if there is none. */
    async remove(userId: string, id: string) {
      const { before, after } = await revise({ userId }, (there) => {
        const left = there?.tokens.filter((each) => each.id !== id) ?? [];
        if (!there || left.length === there.tokens.length) return there;
        return left.length > 0 ? { ...there, tokens: left } : undefined;
      });
      return before !== after;
    },
    async removeOf(userId: string) {
      await documents.remove({ userId });
    },
  };
}
