export type PageFault =
  | { torn: unknown }
  | { uncaught: unknown; at?: string }
  | { refused: SecurityPolicyViolationEvent };

/** A page without a fault never loads the report. */
const send = (fault: PageFault): void =>
  void import('./fault-report.ts').then(({ report }) => report(fault)).catch(() => undefined);

export const faults = {
  torn: (error: unknown) => send({ torn: error }),
  watch(tell: (fault: PageFault) => void = send): void {
    window.addEventListener('error', ({ error, filename, lineno, colno }) =>
      tell({ uncaught: error, at: `${filename}:${lineno}:${colno}` }),
    );
    window.addEventListener('unhandledrejection', ({ reason }) => tell({ uncaught: reason }));
    document.addEventListener('securitypolicyviolation', (refused) => tell({ refused }));
  },
};
