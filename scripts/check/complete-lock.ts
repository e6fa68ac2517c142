import { readFileSync, writeFileSync } from 'node:fs';

/* A registry that lacks the optional packages of other platforms makes `npm install` write a
   lock without them, which `npm ci` then refuses on every platform. This adds them to the
   lock again, as their parents require. */

export type LockEntry = {
  version: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
export type Lock = { packages: Record<string, LockEntry> };

const systems: Readonly<Record<string, string>> = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  openharmony: 'openharmony',
  win32: 'win32',
  windows: 'win32',
};
const processors = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64'];

/**
 * `@biomejs/cli-linux-arm64-musl` is for linux, arm64, musl; undefined for a name without a
 * platform.
 */
export function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> | undefined {
  const words = name.split(/[/-]/);
  const os = words.map((word) => systems[word]).find(Boolean);
  const cpu = words.find((word) => processors.includes(word));
  if (!os || !cpu) return undefined;
  if (os !== 'linux') return { os: [os], cpu: [cpu] };
  const isMusl = words.some((word) => word.startsWith('musl'));
  return { os: [os], cpu: [cpu], libc: [isMusl ? 'musl' : 'glibc'] };
}

/** The optional packages that the lock's packages require and the lock lacks. */
export function missingFrom(lock: Lock): Record<string, LockEntry> {
  const missing: Record<string, LockEntry> = {};
  for (const [path, parent] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const places = [`${path}/node_modules/${name}`, `node_modules/${name}`];
      const platform = platformOf(name);
      if (!platform || places.some((place) => lock.packages[place])) continue;
      missing[`node_modules/${name}`] = {
        version,
        ...(parent.dev && { dev: true }),
        optional: true,
        ...platform,
      };
    }
  }
  return missing;
}

/** The completed lock, its packages in npm's order. */
export function completed(lock: Lock): Lock {
  const packages = { ...lock.packages, ...missingFrom(lock) };
  const names = Object.keys(packages).toSorted((a, b) => a.localeCompare(b, 'en'));
  return {
    ...lock,
    packages: Object.fromEntries(names.map((name) => [name, packages[name]])) as Lock['packages'],
  };
}

if (import.meta.main) {
  const file = new URL('../../package-lock.json', import.meta.url);
  const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
  const names = Object.keys(missingFrom(lock));
  if (names.length > 0) writeFileSync(file, `${JSON.stringify(completed(lock), null, 2)}\n`);
  console.log(`${names.length} optional packages added to package-lock.json`);
}
