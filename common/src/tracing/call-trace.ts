import { AsyncLocalStorage } from 'node:async_hooks';

const partNames = ['waiting', 'store', 'hash', 'limits', 'push'] as const;
/** `waiting` is for its turn: in a queue, behind another call of its connection, or for a process. */
export type Part = (typeof partNames)[number];

type Stopwatch = { running: number; since: number; total: number };

/** What the log says of a call wherever it goes, and where its time went. */
export type CallTrace = {
  requestId: string;
  /** W3C Trace Context, passed on as it came. */
  traceparent: string | undefined;
  parts: Record<Part, Stopwatch>;
};

const calls = new AsyncLocalStorage<CallTrace | undefined>();

const traceparentForm = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;
const requestIdForm = /^[\w-]{8,64}$/;

/** A header of another form counts as absent. */
export const traceparentIn = (header: unknown): string | undefined =>
  typeof header === 'string' && traceparentForm.test(header) ? header : undefined;
export const requestIdIn = (header: unknown): string | undefined =>
  typeof header === 'string' && requestIdForm.test(header) ? header : undefined;

export function createTrace(requestId: string, traceparent?: string): CallTrace {
  const stopped = () => ({ running: 0, since: 0, total: 0 });
  const parts = { waiting: stopped(), store: stopped(), hash: stopped() };
  return { requestId, traceparent, parts: { ...parts, limits: stopped(), push: stopped() } };
}

/** The call on whose behalf this code runs; undefined in the background. */
export const currentCall = (): CallTrace | undefined => calls.getStore();

export const inCall = <T>(trace: CallTrace | undefined, work: () => T): T => calls.run(trace, work);

const nothing = () => undefined;

/** Counts time for the current call until what it returns is called; overlapping times count once. */
export function startPart(part: Part): () => void {
  const watch = calls.getStore()?.parts[part];
  if (!watch) return nothing;
  if (watch.running === 0) watch.since = performance.now();
  watch.running += 1;
  return () => {
    watch.running -= 1;
    if (watch.running === 0) watch.total += performance.now() - watch.since;
  };
}

/** Milliseconds of each part up to now. */
export function partsOf({ parts }: CallTrace): Record<Part, number> {
  const now = performance.now();
  const spent = ({ running, since, total }: Stopwatch) =>
    Math.round(total + (running > 0 ? now - since : 0));
  const entries = partNames.map((name) => [name, spent(parts[name])] as const);
  return Object.fromEntries(entries) as Record<Part, number>;
}

/** How the log names a call. */
export const namesOf = ({
  requestId,
  traceparent,
}: Pick<CallTrace, 'requestId' | 'traceparent'>) =>
  traceparent === undefined ? { requestId } : { requestId, traceId: traceparent.split('-')[1] };

/** Milliseconds from which the log has a line for a call or a push. */
export const slowFrom = 250;
