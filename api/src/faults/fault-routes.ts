import { reportFault } from '@craque/common/contracts/faults.ts';
import type { Logger } from 'pino';
import type { Metrics } from '../http/metrics.ts';
import type { Mount } from '../http/mount.ts';

/** The more specific ones first: most call themselves Chrome or Safari, too. */
const browsers = [
  ['Edge', /\bEdgA?\/(\d{1,4})/],
  ['Opera', /\bOPR\/(\d{1,4})/],
  ['Samsung', /\bSamsungBrowser\/(\d{1,4})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\/(\d{1,4})/],
  ['Safari', /\bVersion\/(\d{1,4}).* Safari\//],
] as const;

/** Name and main version; the rest of what a browser calls itself could tell people apart. */
export function browserNamed(agent: string): string {
  for (const [name, form] of browsers) {
    const version = form.exec(agent.slice(0, 500))?.[1];
    if (version) return `${name} ${version}`;
  }
  return 'other';
}

export type FaultRoutesDependencies = { log: Logger; metrics: Metrics };

export function mountFaults(mount: Mount, { log, metrics }: FaultRoutesDependencies): void {
  mount(reportFault, async ({ body, request }) => {
    const { kind, what, place, build } = body;
    metrics.countPageFault(kind);
    const browser = browserNamed(request.get('User-Agent') ?? '');
    log.warn({ kind, what, place, version: build, browser }, 'fault of the page');
    return { status: 'noted' as const };
  });
}
