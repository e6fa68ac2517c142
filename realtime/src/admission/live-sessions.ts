import { sessionsPath, sessionsReply } from '@craque/common/contracts/realtime.ts';
import { currentCall } from '@craque/common/tracing/call-trace.ts';
import { telemetry } from '@craque/common/tracing/telemetry.ts';
import type { LiveSessions } from './handshake.ts';

/** Longer (ms) than nginx takes to ask two nodes, shorter than a handshake may take. */
const timeoutMs = 4_000;

/** For several handshakes at once, the names of the first. */
function traceHeaders(): Record<string, string> {
  const { requestId, traceparent } = currentCall() ?? {};
  return {
    ...(requestId !== undefined && { 'X-Request-Id': requestId }),
    ...(traceparent !== undefined && !telemetry.isOn && { traceparent }),
  };
}

export function askLiveSessions(apiUrl: string, key: string): LiveSessions {
  const url = new URL(sessionsPath, apiUrl);
  return async (sids) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        ...{ Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        ...traceHeaders(),
      },
      body: JSON.stringify({ sids }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`${url.href} answers ${answer.status}`);
    return new Set(sessionsReply.parse(await answer.json()).live);
  };
}
