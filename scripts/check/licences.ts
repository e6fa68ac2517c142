import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/**
 * Writes the bill of materials (CycloneDX, by npm itself) and the list of licences of what is
 * shipped to `.cache`; one line if npm cannot.
 */
export function writeMaterials(packages: LicensedPackages): string[] {
  const options = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'];
  const { status, stdout, stderr } = spawnSync('npm', options, { cwd: root, encoding: 'utf8' });
  if (status !== 0) return [`npm sbom failed: ${stderr}`];
  const folder = join(root, '.cache');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'sbom.cdx.json'), stdout);
  const lines = shippedPackages(packages).map(
    ({ name, version, licence }) => `${name} ${version}: ${licence}`,
  );
  writeFileSync(join(folder, 'licences.txt'), `${lines.join('\n')}\n`);
  return [];
}
