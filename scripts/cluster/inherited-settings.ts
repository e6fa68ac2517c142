import { join } from 'node:path';
import { root } from '../services/service.ts';

/** What a process of a cluster gets of this one's environment: no setting of the product, no option of this Node. */
export function inheritedSettings(): Record<string, string> {
  const { PATH = '', HOME = '/' } = process.env;
  return { PATH, HOME, NODE_ENV: 'production', NODE_COMPILE_CACHE: join(root, '.cache/compiled') };
}
