import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/run-tool.ts';

export type LicensedPackages = Readonly<
  Record<string, { version?: string; license?: string; dev?: boolean; link?: boolean }>
>;
type Shipped = { name: string; version: string; licence: string };

/** Licences of what the product ships: permissive ones, fonts, and libraries that are linked. */
const allowed = new Set([
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['OFL-1.1', 'LGPL-3.0-or-later'],
]);

/** An old package names its licence in a list, which the lock file leaves out. */
function licenceOnDisk(path: string): string {
  const file = join(root, path, 'package.json');
  if (!existsSync(file)) return 'unknown';
  const { licenses } = JSON.parse(readFileSync(file, 'utf8')) as { licenses?: { type: string }[] };
  return licenses?.map(({ type }) => type).join(' AND ') || 'unknown';
}

/** Every package of the lock file that is no development dependency, with its licence. */
export function shippedPackages(packages: LicensedPackages): Shipped[] {
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { version = '', license }]) => ({
      name: path.split('node_modules/').at(-1) ?? path,
      version,
      licence: license ?? licenceOnDisk(path),
    }));
}

/** Of `A AND B` every part has to be allowed, of `A OR B` one. */
function isAllowed(licence: string): boolean {
  const choices = licence.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((part) => allowed.has(part)));
}

/** One line for each shipped package whose licence is not allowed. */
export function licenceViolations(packages: LicensedPackages): string[] {
  return shippedPackages(packages)
    .filter(({ licence }) => !isAllowed(licence))
    .map(({ name, version, licence }) => `${name} ${version} is under ${licence}`);
}
