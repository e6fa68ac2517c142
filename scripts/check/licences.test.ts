import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { root } from '../run/run-tool.ts';
import { type LicensedPackages, licenceViolations, shippedPackages } from './licences.ts';

const withLicence = (license: string): LicensedPackages => ({
  'node_modules/some': { version: '1.0.0', license },
});

describe('the licences of what is shipped', () => {
  test('are allowed in this lock file, and none is unknown', () => {
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: LicensedPackages;
    };
    expect(shippedPackages(packages).length).toBeGreaterThan(100);
    expect(licenceViolations(packages)).toEqual([]);
  });

  test.each(['MIT', 'MIT AND ISC', '(GPL-3.0-only OR MIT)', 'Apache-2.0 AND LGPL-3.0-or-later'])(
    'may be %s',
    (licence) => expect(licenceViolations(withLicence(licence))).toEqual([]),
  );

  test.each(['GPL-3.0-only', 'MIT AND AGPL-3.0-only', 'SSPL-1.0', 'UNLICENSED', 'SEE LICENSE'])(
    'may not be %s',
    (licence) =>
      expect(licenceViolations(withLicence(licence))).toEqual([`some 1.0.0 is under ${licence}`]),
  );

  test('are not asked of development dependencies and workspaces', () => {
    const packages = {
      'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
      'node_modules/@craque/api': { link: true },
    };
    expect(shippedPackages(packages)).toEqual([]);
  });

  test('have to be known', () => {
    const packages = { 'node_modules/nameless': { version: '2.0.0' } };
    expect(licenceViolations(packages)).toEqual(['nameless 2.0.0 is under unknown']);
  });
});
