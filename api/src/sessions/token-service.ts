import type { BodyOf } from '@craque/common/contracts/endpoint.ts';
import type { makeToken, TokenItem } from '@craque/common/contracts/personal-tokens.ts';
import { maxTokens, type TokenScope } from '@craque/common/domain/token-scope.ts';
import { newPersonalToken, personalTokenHash } from '@craque/common/tokens/personal-token.ts';
import { AppError } from '../errors/app-error.ts';
import type { ServiceParts } from '../service-parts.ts';
import type { Account, PersonalToken } from '../store/account-stores.ts';
import type { LiveSession } from './session-service.ts';

/** Who calls by a token: never as an admin, and without a session of their own. */
export type TokenCaller = { session: LiveSession; scope: TokenScope };

const day = 24 * 60 * 60 * 1000;
const isoTime = (at: number) => new Date(at).toISOString();

export function tokenView({ id, name, scope, ...times }: PersonalToken): TokenItem {
  const { createdAt, expiresAt, usedOn } = times;
  return {
    ...{ id, name, scope, createdAt: isoTime(createdAt) },
    expiresAt: expiresAt === null ? null : isoTime(expiresAt),
    usedOn: usedOn === null ? null : isoTime(usedOn).slice(0, 10),
  };
}

export function createTokenService({ stores, clock, newId }: ServiceParts) {
  /** A new password ends them like sessions, with the same write. */
  const isLive = ({ createdAt, expiresAt }: PersonalToken, { sessionsFrom }: Account) =>
    createdAt >= sessionsFrom && (expiresAt === null || expiresAt > clock());

  return {
    /** Throws `invalid_token`. */
    async check(text: string): Promise<TokenCaller> {
      const tokenHash = personalTokenHash(text);
      const token = tokenHash ? await stores.tokens.find(tokenHash) : undefined;
      if (!token?.account || !isLive(token, token.account)) throw new AppError('invalid_token');
      const today = clock() - (clock() % day);
      if (token.usedOn !== today) await stores.tokens.noteUse(token, today);
      return { session: { sid: '', account: token.account, isAdmin: false }, scope: token.scope };
    },

    async listOf(account: Account): Promise<TokenItem[]> {
      const all = await stores.tokens.listOf(account.id);
      return all.filter((each) => isLive(each, account)).map(tokenView);
    },

    async make(
      { sid, account }: LiveSession,
      { name, scope, days }: BodyOf<typeof makeToken>,
    ): Promise<TokenItem & { token: string }> {
      const { token, tokenHash } = newPersonalToken();
      const createdAt = Math.max(clock(), account.sessionsFrom);
      const expiresAt = days ? createdAt + days * day : null;
      const times = { createdAt, expiresAt, usedOn: null };
      const made = { id: newId(), userId: account.id, tokenHash, name, scope, ...times };
      if (!(await stores.tokens.insert(made, maxTokens))) throw new AppError('too_many_tokens');
      // A sign-out everywhere or a deletion meanwhile ends the new one, too.
      if (await stores.sessions.find(sid)) return { ...tokenView(made), token };
      await stores.tokens.remove(account.id, made.id);
      throw new AppError('unauthorized');
    },

    async revoke(account: Account, id: string): Promise<{ id: string; status: 'revoked' }> {
      if (!(await stores.tokens.remove(account.id, id))) throw new AppError('token_not_found');
      return { id, status: 'revoked' };
    },
  };
}

export type TokenService = ReturnType<typeof createTokenService>;
