import type { BodyOf } from '@craque/common/contracts/endpoint.ts';
import { reportFault } from '@craque/common/contracts/faults.ts';
import { call } from './api.ts';
import type { PageFault } from './faults.ts';
import { pageVersion } from './renewal.ts';

type Fault = BodyOf<typeof reportFault>;

/** A page that fails over and over tells so a few times. */
const most = 5;

/** A file of the client, and the place in it if there is one: never the words of the message. */
function placeIn(text: string): string | undefined {
  const [, file, line = 0, column = 0] =
    /\/assets\/([\w-]{1,60}\.js)(?::(\d{1,7}):(\d{1,7}))?/.exec(text) ?? [];
  return file && `${file}:${line}:${column}`;
}

const textOf = (error: unknown) =>
  error instanceof Error ? `${error.message}\n${error.stack}` : '';
const nameOf = (error: unknown) =>
  error instanceof Error && /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Thrown';

/** Tells the operator of faults, each once. */
export function createFaultReport(build: string | undefined, send: (fault: Fault) => void) {
  const told = new Set<string>();
  function tell(kind: Fault['kind'], what: string, place: string | undefined): void {
    const key = `${kind} ${what} ${place}`;
    // What has no place in the client comes from an extension of the browser.
    if (!build || !place || told.has(key) || told.size >= most) return;
    told.add(key);
    send({ kind, what, place, build });
  }
  const uncaught = (error: unknown, at = '') =>
    tell('uncaught', nameOf(error), placeIn(`${textOf(error)}\n${at}`));
  return (fault: PageFault) => {
    if ('torn' in fault)
      return tell('torn', nameOf(fault.torn), placeIn(textOf(fault.torn)) ?? 'unknown:0:0');
    if ('uncaught' in fault) return uncaught(fault.uncaught, fault.at);
    const { effectiveDirective, sourceFile, lineNumber, columnNumber } = fault.refused;
    if (!effectiveDirective.startsWith('script-src')) return;
    const isOwn = sourceFile === '' || sourceFile.startsWith(window.location.origin);
    const at = placeIn(`${sourceFile}:${lineNumber}:${columnNumber}`);
    tell('refused', effectiveDirective, at ?? (isOwn ? 'page:0:0' : undefined));
  };
}

export const report = createFaultReport(pageVersion, (body) => {
  call(reportFault, { body }).catch(() => undefined);
});
