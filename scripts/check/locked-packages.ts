import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/run-tool.ts';

type LockedPackage = {
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
  optionalDependencies?: Readonly<Record<string, string>>;
};
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Licences of what the product ships: permissive ones, fonts, and libraries that are linked. */
const allowed = new Set([
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['OFL-1.1', 'LGPL-3.0-or-later'],
]);

/** Earlier ones have CVE-2026-48779, CVE-2026-33151, CVE-2025-23061 or CVE-2026-12590. */
const floors: Readonly<Record<string, string>> = {
  ws: '8.21.3',
  'socket.io-parser': '4.2.6',
  mongoose: '9.9.2',
  'body-parser': '2.3.0',
};

/** An old package names its licence in a list, which the lock file leaves out. */
const unlisted: Readonly<Record<string, string>> = { 'node_modules/xmlhttprequest-ssl': 'MIT' };

function isAllowed(licence: string): boolean {
  const choices = licence.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((part) => allowed.has(part)));
}

export function licenceViolations(packages: LockedPackages): string[] {
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { license }]) => [path, license ?? unlisted[path] ?? 'unknown'] as const)
    .filter(([, licence]) => !isAllowed(licence))
    .map(([path, licence]) => `${path} is under ${licence}`);
}

export function floorViolations(packages: LockedPackages): string[] {
  return Object.entries(floors).flatMap(([name, floor]) => {
    const copies = Object.entries(packages).filter(([path]) =>
      `/${path}`.endsWith(`/node_modules/${name}`),
    );
    if (copies.length === 0) return [`${name} is not there, so its floor protects nothing`];
    return copies
      .filter(([, { version = '' }]) => version.localeCompare(floor, 'en', { numeric: true }) < 0)
      .map(([path, { version }]) => `${path} is ${version}, older than ${floor}`);
  });
}

/** Optional packages of other platforms that a registry did not have: npm ci refuses the lock. */
export function missingOptional(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !packages[`${path}/node_modules/${name}`])
      .filter((name) => !packages[`node_modules/${name}`])
      .map((name) => `${name} of ${path} is missing, so npm ci fails`),
  );
}

export function checkLockedPackages(): string[] {
  const file = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(file) as { packages: LockedPackages };
  return [licenceViolations, floorViolations, missingOptional].flatMap((check) => check(packages));
}
