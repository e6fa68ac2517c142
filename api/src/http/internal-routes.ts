import { sessionsPath, sessionsReply, sessionsRequest } from '@craque/common/contracts/realtime.ts';
import { hasInternalKey } from '@craque/common/tokens/internal-key.ts';
import type { Express, RequestHandler } from 'express';
import { AppError } from '../errors/app-error.ts';
import { readBody } from './body.ts';

export type InternalDependencies = {
  secrets: readonly string[];
  liveSessions: (sids: readonly string[]) => Promise<ReadonlySet<string>>;
};

/** For realtime nodes in other processes; without the derived key it does not exist. */
export function mountInternal(app: Express, dependencies: InternalDependencies): void {
  const { secrets, liveSessions } = dependencies;
  const admit: RequestHandler = (request, _response, next) => {
    const isOurs = hasInternalKey(secrets, request.headers.authorization);
    next(isOurs ? undefined : 'route');
  };
  app.post(sessionsPath, admit, readBody, async (request, response) => {
    const parsed = sessionsRequest.safeParse(request.body);
    if (!parsed.success) throw new AppError('bad_request');
    const live = await liveSessions(parsed.data.sids);
    response.json(sessionsReply.parse({ live: [...live] }));
  });
}
