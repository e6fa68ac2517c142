import type { Missing } from './service.ts';
import { debianProgram } from './service.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export function findChromium(): { path: string } | Missing {
  const given = process.env.CHROMIUM_PATH;
  if (given) return { path: given };
  const path = debianProgram('chromium', ...names);
  if (path) return { path };
  return { missing: 'chromium is not on the PATH and could not be installed' };
}
