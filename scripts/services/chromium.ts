import { debianProgram } from './service.ts';

export function findChromium() {
  const path = process.env.CHROMIUM_PATH;
  if (path) return { path };
  return debianProgram('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');
}
