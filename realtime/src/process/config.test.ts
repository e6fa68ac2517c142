import { describe, expect, test } from '@jest/globals';
import { ConfigError } from '@craque/common/settings/settings.ts';
import { foreignVariables } from '@craque/common/testing/foreign-variables.ts';
import { readConfig } from './config.ts';

const secret = 'k'.repeat(32);
const needed = { API_URL: 'http://localhost:3000', JWT_SECRET: secret };

function errorsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.errors;
  }
  return [];
}

describe('the settings of realtime', () => {
  test('have defaults, except for the api and the secret', () => {
    expect(readConfig({ ...needed, REALTIME_PORT: ' ' })).toEqual({
      port: 3001,
      host: 'localhost',
      apiUrl: 'http://localhost:3000',
      jwtSecrets: [secret],
      origins: new Set(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000']),
      secureCookies: false,
      maxSockets: 5000,
      trustProxy: 0,
      limitsFactor: 1,
      logLevel: 'info',
      misspelt: [],
    });
  });

  test('are all read', () => {
    const config = readConfig({
      REALTIME_PORT: '4001',
      HOST: '::',
      REDIS_URL: 'rediss://cache:6380',
      API_URL: 'http://api:8080',
      JWT_SECRET: `${secret}, ${'l'.repeat(40)}`,
      PUBLIC_ORIGIN: 'https://craque.game,https://www.craque.game',
      MAX_SOCKETS: '10',
      TRUST_PROXY: '1',
      LIMITS_FACTOR: '2.5',
      LOG_LEVEL: 'warn',
    });
    expect(config).toEqual({
      port: 4001,
      host: '::',
      redisUrl: 'rediss://cache:6380',
      apiUrl: 'http://api:8080',
      jwtSecrets: [secret, 'l'.repeat(40)],
      origins: new Set(['https://craque.game', 'https://www.craque.game']),
      secureCookies: true,
      maxSockets: 10,
      trustProxy: 1,
      limitsFactor: 2.5,
      logLevel: 'warn',
      misspelt: [],
    });
  });

  test('allow the page of an api with another name', () => {
    const { origins } = readConfig({ ...needed, API_URL: 'http://api' });
    expect(origins).toEqual(
      new Set(['http://localhost', 'http://127.0.0.1', 'http://[::1]', 'http://api']),
    );
  });

  test('are refused with all their errors at once', () => {
    const errors = errorsOf({
      REALTIME_PORT: 'no',
      REDIS_URL: 'http://cache',
      JWT_SECRET: 'short',
      PUBLIC_ORIGIN: 'https://craque.game/',
      MAX_SOCKETS: '0',
      TRUST_PROXY: 'yes',
      LIMITS_FACTOR: '0',
      LOG_LEVEL: 'loud',
    });
    expect(errors.map((error) => error.split(':')[0])).toEqual([
      'REALTIME_PORT',
      'REDIS_URL',
      'API_URL',
      'JWT_SECRET',
      'PUBLIC_ORIGIN',
      'MAX_SOCKETS',
      'TRUST_PROXY',
      'LIMITS_FACTOR',
      'LOG_LEVEL',
    ]);
    const missing = ['API_URL: has to be set', 'JWT_SECRET: has to be set'];
    expect(errorsOf({})).toEqual(missing);
    const slip = 'JWT_SECRETS is no setting: did you mean JWT_SECRET?';
    expect(errorsOf({ JWT_SECRETS: 'x' })).toEqual([...missing, slip]);
  });

  test('are not seen in what else an ordinary machine sets', () => {
    const environment = Object.fromEntries(foreignVariables.map((name) => [name, 'anything']));
    expect(readConfig({ ...environment, ...needed }).misspelt).toEqual([]);
  });

  test.each(['http://api:3000/v1', 'api:3000', 'ftp://api'])('refuse %s as the api', (API_URL) => {
    expect(errorsOf({ ...needed, API_URL })).toHaveLength(1);
  });
});
