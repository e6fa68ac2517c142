import { expect, jest, test } from '@jest/globals';
import { reportFault } from '@craque/common/contracts/faults.ts';
import { createFaultReport } from './fault-report.ts';
import { faults } from './faults.ts';

function setUp(build: string | undefined = 'D8sy5E0T') {
  const send = jest.fn();
  const report = createFaultReport(build, send);
  faults.watch(report);
  const torn = (error: unknown) => report({ torn: error });
  return { torn, sent: () => send.mock.calls.map(([fault]) => fault) };
}

function thrown(stack: string, message = 'Silva is not a name'): TypeError {
  return Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n${stack}` });
}
const inPlay = '    at guess (http://craque.test/assets/play-B1x_9z-Q.js:3:2345)';

test('an uncaught error is told with its class and place, once, without its words', () => {
  const { sent } = setUp();
  const error = thrown(inPlay);
  for (let times = 0; times < 3; times += 1)
    window.dispatchEvent(new ErrorEvent('error', { error }));
  expect(sent()).toEqual([
    { kind: 'uncaught', what: 'TypeError', place: 'play-B1x_9z-Q.js:3:2345', build: 'D8sy5E0T' },
  ]);
  expect(reportFault.body.safeParse(sent()[0]).success).toBe(true);
});

test('a part that could not be loaded is told with its file', () => {
  const { torn, sent } = setUp();
  const file = 'http://craque.test/assets/other-floors-aB3.js';
  torn(thrown('', `Failed to fetch dynamically imported module: ${file}`));
  torn('a text');
  expect(sent()).toMatchObject([
    { kind: 'torn', place: 'other-floors-aB3.js:0:0' },
    { kind: 'torn', what: 'Thrown', place: 'unknown:0:0' },
  ]);
});

test('a refused script is told, that of an extension is not', () => {
  const { sent } = setUp();
  const refuse = (effectiveDirective: string, sourceFile: string) => {
    const event = new Event('securitypolicyviolation');
    Object.assign(event, { effectiveDirective, sourceFile, lineNumber: 1, columnNumber: 2 });
    document.dispatchEvent(event);
  };
  refuse('script-src-elem', `${location.origin}/game/7`);
  refuse('img-src', '');
  refuse('script-src-elem', 'chrome-extension://abc/inject.js');
  expect(sent()).toMatchObject([{ kind: 'refused', what: 'script-src-elem', place: 'page:0:0' }]);
});

test('errors of extensions, and more than five, are kept to oneself', () => {
  const { torn, sent } = setUp();
  window.dispatchEvent(
    new ErrorEvent('error', { error: thrown('at chrome-extension://abc/inject.js:1:1') }),
  );
  expect(sent()).toEqual([]);
  for (let line = 1; line < 9; line += 1)
    torn(thrown(`at http://craque.test/assets/play.js:${line}:1`));
  expect(sent()).toHaveLength(5);
});
