import { debianProgram } from './service.ts';

/** Without windows a page costs a quarter less; not every system has a package of it. */
const headless = 'chromium-headless-shell';

export function findChromium() {
  const path = process.env.CHROMIUM_PATH;
  if (path) return { path };
  const found = debianProgram(headless, 'chromium', 'chromium-browser', 'google-chrome');
  return 'path' in found ? found : debianProgram('chromium');
}
