import { sessionsPath, sessionsReply } from '@craque/common/contracts/realtime.ts';
import type { LiveSessions } from './handshake.ts';

/** Time (ms) that the api has to say which sessions live. */
const patience = 2_000;

/** Asks the api of another process; `key` is the internal key of both. */
export function askLiveSessions(apiUrl: string, key: string): LiveSessions {
  const url = new URL(sessionsPath, apiUrl);
  return async (sids) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ sids }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    if (!answer.ok) throw new Error(`${url.href} answers ${answer.status}`);
    return new Set(sessionsReply.parse(await answer.json()).live);
  };
}
