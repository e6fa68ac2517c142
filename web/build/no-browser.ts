/*
 * What the client's modules read from the browser when they are imported, as a first visit without
 * any choice finds it. To be imported after the libraries, which must not take Node for a browser.
 */
const query = { matches: false, addEventListener: () => undefined };
const element = { dataset: { session: 'none' }, lang: '' };

Object.assign(globalThis, {
  addEventListener: () => undefined,
  getComputedStyle: () => ({ fontSize: '16px' }),
  document: {
    documentElement: element,
    head: { querySelector: () => null },
    querySelector: () => null,
    querySelectorAll: () => [],
    createElement: () => ({ content: '' }),
  },
  window: {
    matchMedia: () => query,
    get localStorage(): never {
      throw new Error('no browser');
    },
  },
});
