import { describe, expect, test } from '@jest/globals';
import { serviceState } from './service-tests.ts';

describe('tests that need a service', () => {
  test('run if its address is set', () => {
    expect(serviceState({ ADDRESS: 'redis://cache.test', CI: 'true' }, 'ADDRESS')).toBe('run');
  });

  test('are skipped without it, but fail on a build machine', () => {
    expect(serviceState({}, 'ADDRESS')).toBe('skip');
    expect(serviceState({ ADDRESS: '' }, 'ADDRESS')).toBe('skip');
    expect(serviceState({ CI: 'true' }, 'ADDRESS')).toBe('fail');
  });
});
