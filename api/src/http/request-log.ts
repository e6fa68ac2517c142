import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { eventLoopUtilization } from 'node:perf_hooks';
import {
  type CallTrace,
  createTrace,
  inCall,
  namesOf,
  partsOf,
  requestIdIn,
  slowFrom,
  traceparentIn,
} from '@craque/common/tracing/call-trace.ts';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { waitedFor } from './in-turn.ts';
import type { Metrics } from './metrics.ts';

const header = 'X-Request-Id';

export function requestIdOf(response: Response): string {
  return String(response.get(header) ?? '');
}

const labels = new WeakMap<ServerResponse, string>();

/** Labels an answer that no route makes. */
export function labelRoute(response: ServerResponse, label: 'page' | 'file'): void {
  labels.set(response, label);
}

function routeLabel(request: Request, response: Response): string {
  return labels.get(response) ?? String(request.route?.path ?? 'none');
}

/** A clock of another machine that is wrong by more than this would say nothing. */
const longestQueue = 60_000;

/** Milliseconds since the proxy took the call, which it says as `t=` and seconds. */
function queuedFor(request: Request): number {
  const [, seconds] = /^t=(\d{10}\.\d{3})$/.exec(request.get('X-Request-Start') ?? '') ?? [];
  const waited = Date.now() - Number(seconds) * 1000;
  return waited > 0 && waited < longestQueue ? waited : 0;
}

function traceOf(request: Request, isBehindProxy: boolean): CallTrace {
  const given = isBehindProxy ? requestIdIn(request.get(header)) : undefined;
  const trace = createTrace(given ?? randomUUID(), traceparentIn(request.headers.traceparent));
  // What the proxy saw contains the turn.
  trace.parts.waiting.total = isBehindProxy ? queuedFor(request) : 0;
  trace.parts.waiting.total ||= waitedFor(request);
  return trace;
}

export type Observing = {
  log: Logger;
  metrics: Metrics;
  /** The proxy's request id and time of arrival are believed. */
  isBehindProxy: boolean;
};

/**
 * Gives every call its trace and its id, which is sent with the answer, so that a reported error
 * can be found in the log; logs and measures the answer. Never logs bodies, cookies or queries.
 */
export function observeAnswers({ log, metrics, isBehindProxy }: Observing): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    const busyBefore = eventLoopUtilization().active;
    const trace = traceOf(request, isBehindProxy);
    const waited = trace.parts.waiting.total;
    response.set(header, trace.requestId);
    const note = (level: 'debug' | 'info', more: object, message: string) => {
      if (!log.isLevelEnabled(level)) return;
      const { method } = request;
      const names = { ...namesOf(trace), method, route: routeLabel(request, response) };
      log[level]({ ...names, status: response.statusCode, ...more }, message);
    };
    response.once('finish', () => {
      const seconds = (performance.now() - start) / 1000;
      metrics.measure(request, response, { route: routeLabel(request, response), seconds });
    });
    response.once('close', () => {
      const milliseconds = Math.round(performance.now() - start + waited);
      const cut = response.writableFinished ? {} : { cut: true };
      if (milliseconds > slowFrom) {
        const loop = Math.round(eventLoopUtilization().active - busyBefore);
        note('info', { milliseconds, ...partsOf(trace), loop, ...cut }, 'slow call');
      } else
        note(response.statusCode < 400 ? 'debug' : 'info', { milliseconds, ...cut }, 'answered');
    });
    inCall(trace, next);
  };
}
