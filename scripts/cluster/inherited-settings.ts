import { join } from 'node:path';
import { root } from '../services/service.ts';

/**
 * The environment of a cluster's process: without settings of the product and options of this Node.
 */
export function inheritedSettings(): Record<string, string> {
  const { PATH = '', HOME = '/' } = process.env;
  return { PATH, HOME, NODE_ENV: 'production', NODE_COMPILE_CACHE: join(root, '.cache/compiled') };
}
