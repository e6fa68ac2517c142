import { describe, expect, test } from '@jest/globals';
import { ConfigError } from '@craque/common/settings/settings.ts';
import { foreignVariables } from '@craque/common/testing/foreign-variables.ts';
import { allowedOrigins, readConfig } from './config.ts';

const secret = 'k3Jx0Qm8sVd2RtY6uPz1Lw9NbHc4Ge7A';
const production = {
  PUBLIC_ORIGIN: 'https://craque.test',
  JWT_SECRET: secret,
  PASSWORD_PEPPER: `${secret}!`,
};

/** All errors for which the settings are refused. */
function errorsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.errors;
    throw error;
  }
}

describe('settings', () => {
  test('may all be absent', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: 'localhost',
      dataDir: './data',
      secureCookies: false,
      trustProxy: 0,
      adminUsernames: [],
      avatarHosts: [],
      securityContacts: [],
      limitsFactor: 1,
      dailyLeagues: [],
      logLevel: 'info',
      misspelt: [],
      isProduction: false,
    });
  });

  test('that are empty count as absent', () => {
    expect(readConfig({ PORT: '', HOST: '', JWT_SECRET: '', MONGODB_URL: '' })).toEqual(
      readConfig({}),
    );
  });

  test('are read', () => {
    const config = readConfig({
      ...production,
      PORT: '0',
      HOST: '::1',
      DATA_DIR: '/var/lib/craque',
      MONGODB_URL: 'mongodb+srv://db.test/craque',
      REDIS_URL: 'rediss://cache.test:6380',
      JWT_SECRET: `${secret}, ${secret}-old`,
      TRUST_PROXY: '2',
      ADMIN_USERNAMES: 'ana, bo,',
      AVATAR_HOSTS: 'Pics.test, cdn.test:8443',
      SECURITY_CONTACT: 'mailto:security@craque.test, https://craque.test/holes',
      LIMITS_FACTOR: '0.5',
      DAILY_LEAGUES: 'nba, Formula 1,',
      RETENTION_DAYS: '365',
      LOG_LEVEL: 'warn',
    });
    expect(config).toEqual({
      port: 0,
      host: '::1',
      dataDir: '/var/lib/craque',
      mongodbUrl: 'mongodb+srv://db.test/craque',
      redisUrl: 'rediss://cache.test:6380',
      jwtSecrets: [secret, `${secret}-old`],
      passwordPepper: `${secret}!`,
      publicOrigins: ['https://craque.test'],
      secureCookies: true,
      trustProxy: 2,
      adminUsernames: ['ana', 'bo'],
      avatarHosts: ['pics.test', 'cdn.test:8443'],
      securityContacts: ['mailto:security@craque.test', 'https://craque.test/holes'],
      limitsFactor: 0.5,
      dailyLeagues: ['nba', 'formula-1'],
      retentionDays: 365,
      logLevel: 'warn',
      misspelt: [],
      isProduction: true,
    });
  });

  test('that are invalid are all named at once, with what they have to be', () => {
    const given = { PORT: 'abc', TRUST_PROXY: '11', LIMITS_FACTOR: '0', LOG_LEVEL: 'loud' };
    const errors = errorsOf({ ...given, MONGODB_URL: 'mongodb://db' });
    expect(errors.map((error) => error.split(':')[0])).toEqual([
      ...[...Object.keys(given), 'JWT_SECRET', 'PASSWORD_PEPPER'],
    ]);
    expect(errors.slice(0, 4)).toEqual([
      'PORT: has to be a whole number from 0 to 65535, got abc',
      'TRUST_PROXY: has to be a whole number from 0 to 10, got 11',
      'LIMITS_FACTOR: has to be a number from 0.001 to 1000000, got 0',
      'LOG_LEVEL: has to be one of fatal, error, warn, info, debug, trace, silent, got loud',
    ]);
  });

  const wrong: readonly [name: string, environment: Record<string, string>][] = [
    ['PORT', { PORT: '30.5' }],
    ['MONGODB_URL', { MONGODB_URL: 'postgres://db.test' }],
    ['REDIS_URL', { REDIS_URL: 'redis://' }],
    ['REDIS_URL', { REDIS_URL: 'redis://:pass/word@cache.test:6379' }],
    ['JWT_SECRET', { JWT_SECRET: 'x'.repeat(31) }],
    ['JWT_SECRET', { JWT_SECRET: `${secret},short` }],
    ['JWT_SECRET', { JWT_SECRET: 'changeme-changeme-changeme-changeme' }],
    ['PASSWORD_PEPPER', { PASSWORD_PEPPER: 'an-example-pepper-of-the-repository' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'craque.test' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://craque.test/game' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'ftp://craque.test' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: '*' }],
    ['TRUST_PROXY', { TRUST_PROXY: '-1' }],
    ['LIMITS_FACTOR', { LIMITS_FACTOR: 'Infinity' }],
    ['DAILY_LEAGUES', { DAILY_LEAGUES: 'nba,chess' }],
    ['SECURITY_CONTACT', { SECURITY_CONTACT: 'security@craque.test' }],
    ['AVATAR_HOSTS', { AVATAR_HOSTS: 'https://pics.test' }],
  ];

  test.each(wrong)('are refused for %s in %j', (name, environment) => {
    // A production address causes another error, which has its own test.
    const errors = errorsOf(environment).filter((error) => !error.includes('in production'));
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(new RegExp(`^${name}: `));
  });

  test.each([
    [{ MONGODB_URL: 'mongodb://db.test/craque' }],
    [{ REDIS_URL: 'redis://cache.test' }],
    [{ PUBLIC_ORIGIN: 'https://craque.test' }],
    [{ PUBLIC_ORIGIN: 'http://localhost:3000,https://craque.test' }],
  ])('of a production start without secrets are refused: %j', (environment) => {
    const errors = errorsOf(environment);
    expect(errors.map((error) => error.split(':')[0])).toEqual(['JWT_SECRET', 'PASSWORD_PEPPER']);
    expect(errors[0]).toContain(Object.keys(environment)[0]);
    expect(errorsOf({ ...production, ...environment })).toEqual([]);
  });

  test('that are nearly right are told how to be written', () => {
    const [error] = errorsOf({ PUBLIC_ORIGIN: 'http://play.test:80' });
    expect(error).toContain(': write http://play.test, as browsers do');
    const [twice] = errorsOf({ PUBLIC_ORIGIN: 'https://https://play.test/' });
    expect(twice).toContain(': write https://play.test, as browsers do');
  });

  test('that are none, but nearly have the name of one, are told apart from what others set', () => {
    const near = { JWT_SECRETS: secret, LOGLEVEL: 'debug', REDIS_URI: 'redis://cache.test' };
    const { misspelt } = readConfig({ ...near, HOSTS: 'a', POST: '1', REDIS_HOST: 'cache.test' });
    expect(misspelt).toEqual([
      'JWT_SECRETS is no setting: did you mean JWT_SECRET?',
      'LOGLEVEL is no setting: did you mean LOG_LEVEL?',
      'REDIS_URI is no setting: did you mean REDIS_URL?',
    ]);
  });

  test('that are missing because they are misspelt are named with their slips', () => {
    const slips = { JWT_SECRETS: secret, PASSWORD_PEPER: secret };
    const errors = errorsOf({ ...slips, PUBLIC_ORIGIN: 'https://craque.test' });
    expect(errors.slice(0, 2).map((error) => error.split(':')[0])).toEqual([
      'JWT_SECRET',
      'PASSWORD_PEPPER',
    ]);
    expect(errors.slice(2)).toEqual([
      'JWT_SECRETS is no setting: did you mean JWT_SECRET?',
      'PASSWORD_PEPER is no setting: did you mean PASSWORD_PEPPER?',
    ]);
  });

  test('are not seen in what else an ordinary machine sets', () => {
    const environment = Object.fromEntries(foreignVariables.map((name) => [name, 'anything']));
    expect(readConfig(environment).misspelt).toEqual([]);
  });

  test('are refused without printing a secret', () => {
    const weak = 'changeme-with-something-private-in-it';
    expect(() => readConfig({ JWT_SECRET: weak })).toThrow(ConfigError);
    expect(errorsOf({ JWT_SECRET: weak }).join()).not.toContain('private');
  });
});

describe('the allowed origins', () => {
  test('are the configured ones and no other', () => {
    const config = readConfig({ PUBLIC_ORIGIN: 'http://a.test, http://b.test:8080' });
    expect([...allowedOrigins(config, 3000)]).toEqual(['http://a.test', 'http://b.test:8080']);
  });

  test("default to this machine's names with the actual port", () => {
    const origins = allowedOrigins(readConfig({ HOST: 'box.test' }), 4321);
    expect([...origins].toSorted()).toEqual([
      'http://127.0.0.1:4321',
      'http://[::1]:4321',
      'http://box.test:4321',
      'http://localhost:4321',
    ]);
  });

  test('include an IPv6 address that is listened on', () => {
    expect(allowedOrigins(readConfig({ HOST: '::' }), 4321)).toContain('http://[::]:4321');
  });

  test('have no port if it is the default of http', () => {
    expect(allowedOrigins(readConfig({}), 80)).toContain('http://localhost');
  });
});
