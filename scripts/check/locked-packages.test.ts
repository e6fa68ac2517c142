import { describe, expect, test } from '@jest/globals';
import {
  checkLockedPackages,
  floorViolations,
  type LockedPackages,
  licenceViolations,
  missingOptional,
} from './locked-packages.ts';

const withLicence = (license: string): LockedPackages => ({ 'node_modules/some': { license } });
const versions = (ws: string, inner: string) => ({
  'node_modules/ws': { version: ws },
  'node_modules/engine.io/node_modules/ws': { version: inner },
  'node_modules/socket.io-parser': { version: '4.2.10' },
  'node_modules/mongoose': { version: '10.0.0' },
  'node_modules/body-parser': { version: '2.3.0' },
});

describe('the packages of the lock file', () => {
  test('have no violation', () => {
    expect(checkLockedPackages()).toEqual([]);
  });

  test.each(['MIT', 'MIT AND ISC', '(GPL-3.0-only OR MIT)', 'Apache-2.0 AND LGPL-3.0-or-later'])(
    'may be under %s',
    (licence) => expect(licenceViolations(withLicence(licence))).toEqual([]),
  );

  test.each(['GPL-3.0-only', 'MIT AND AGPL-3.0-only', 'SSPL-1.0', 'UNLICENSED', 'SEE LICENSE'])(
    'may not be under %s',
    (licence) =>
      expect(licenceViolations(withLicence(licence))).toEqual([
        `node_modules/some is under ${licence}`,
      ]),
  );

  test('have a licence, unless they are for development or workspaces', () => {
    const packages = {
      'node_modules/tool': { license: 'GPL-3.0-only', dev: true },
      'node_modules/@craque/api': { link: true },
      'node_modules/nameless': {},
    };
    expect(licenceViolations(packages)).toEqual(['node_modules/nameless is under unknown']);
  });

  test('are not older than their floors wherever they lie, compared by numbers', () => {
    expect(floorViolations(versions('8.21.3', '8.100.0'))).toEqual([]);
    expect(floorViolations(versions('8.21.3', '8.3.0'))).toEqual([
      'node_modules/engine.io/node_modules/ws is 8.3.0, older than 8.21.3',
    ]);
    expect(floorViolations({})).toHaveLength(4);
  });

  test('include those of other platforms', () => {
    const optionalDependencies = { 'tool-linux-x64': '2.0.0', 'tool-darwin-arm64': '2.0.0' };
    const packages = {
      'node_modules/tool': { optionalDependencies },
      'node_modules/tool-linux-x64': {},
    };
    expect(missingOptional(packages)).toEqual([
      'tool-darwin-arm64 of node_modules/tool is missing, so npm ci fails',
    ]);
  });
});
