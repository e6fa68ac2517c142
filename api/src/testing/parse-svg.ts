import { createRequire } from 'node:module';

/** The part of jsdom's parser used here; its own types bring those of a browser, which the api is checked without. */
type ParsedSvg = {
  querySelector(selector: string): object | null;
  documentElement: { getAttribute(name: string): string | null };
};
type Jsdom = new () => {
  window: {
    DOMParser: new () => { parseFromString(text: string, type: 'image/svg+xml'): ParsedSvg };
  };
};

const { JSDOM } = createRequire(import.meta.url)('jsdom') as { JSDOM: Jsdom };
const { DOMParser } = new JSDOM().window;

/** With an element `parsererror` if the text is not well-formed. */
export function parseSvg(svg: string): ParsedSvg {
  return new DOMParser().parseFromString(svg, 'image/svg+xml');
}
