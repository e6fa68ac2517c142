import { describe, expect, test } from '@jest/globals';
import { completed, type Lock, missingFrom, platformOf } from './complete-lock.ts';

const optionalDependencies = { 'tool-linux-x64-gnu': '2.0.0', 'tool-darwin-arm64': '2.0.0' };
const lock: Lock = {
  packages: {
    'node_modules/tool': { version: '2.0.0', dev: true, optionalDependencies },
    'node_modules/tool-linux-x64-gnu': { version: '2.0.0', dev: true, optional: true },
  },
};

describe('completing the lock file', () => {
  test.each([
    ['@biomejs/cli-linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
    [
      '@unrs/resolver-binding-linux-arm-musleabihf',
      { os: ['linux'], cpu: ['arm'], libc: ['musl'] },
    ],
    ['@swc/core-linux-s390x-gnu', { os: ['linux'], cpu: ['s390x'], libc: ['glibc'] }],
    ['jscpd-windows-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
    ['fsevents', undefined],
  ])('tells the platform of %s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });

  test('names what the lock leaves out, once', () => {
    const entry = { version: '2.0.0', dev: true, optional: true, os: ['darwin'], cpu: ['arm64'] };
    expect(missingFrom(lock)).toEqual({ 'node_modules/tool-darwin-arm64': entry });
    expect(missingFrom(completed(lock))).toEqual({});
    expect(Object.keys(completed(lock).packages)).toEqual([
      'node_modules/tool',
      'node_modules/tool-darwin-arm64',
      'node_modules/tool-linux-x64-gnu',
    ]);
  });
});
