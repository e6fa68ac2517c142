import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';

// What every browser has and jsdom lacks. MessageChannel and BroadcastChannel stay away: their open
// ports keep the run from ending.
const LACKING = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Headers',
  'Request',
  'Response',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
];

/** No media query matches: the phone-first layout without reduced motion, in the light. */
function matchMedia(media) {
  return Object.assign(new EventTarget(), { media, matches: false, onchange: null });
}

/** Layout does not happen in jsdom, so there is never a size to tell. */
class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** The jsdom environment with the browser's own globals that jsdom leaves out. */
export default class WebEnvironment extends JsdomEnvironment {
  async setup() {
    await super.setup();
    for (const name of LACKING) {
      this.global[name] ??= globalThis[name];
    }
    this.global.matchMedia ??= matchMedia;
    this.global.ResizeObserver ??= ResizeObserver;
    const element = this.global.Element.prototype;
    element.scrollIntoView ??= () => {};
    element.hasPointerCapture ??= () => false;
    element.setPointerCapture ??= () => {};
    element.releasePointerCapture ??= () => {};
  }
}
