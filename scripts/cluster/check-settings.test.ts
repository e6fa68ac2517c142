import { describe, expect, test } from '@jest/globals';
import { ConfigError } from '@craque/common/settings/settings.ts';
import { checkSettings } from './check-settings.ts';

describe('the settings of a cluster', () => {
  test('are accepted without any, and in production: it chooses the secrets', () => {
    expect(() => checkSettings({})).not.toThrow();
    expect(() => checkSettings({ PUBLIC_ORIGIN: 'https://craque.test' })).not.toThrow();
  });

  test('are refused with the errors of both services, each once', () => {
    const wrong = { PORT: 'abc', MAX_SOCKETS: '0', LIMITS_FACTOR: 'much', MONGODB_URL: 'db' };
    expect(() => checkSettings(wrong)).toThrow(
      new ConfigError([
        'PORT: has to be a whole number from 0 to 65535, got abc',
        'MONGODB_URL: has to begin with mongodb://',
        'LIMITS_FACTOR: has to be a number from 0.001 to 1000000, got much',
        'MAX_SOCKETS: has to be a whole number from 1 to 1000000, got 0',
      ]),
    );
  });
});
