import { describe, expect, test } from '@jest/globals';
import { ApiError } from '../../../lib/api.ts';
import { textsOf } from '../../../testing/texts-of.ts';
import { settingsToast } from './settings-notice.ts';

describe('the toasts of the settings', () => {
  test('say in the agreed words that the preferences are saved', async () => {
    expect(settingsToast(await textsOf('en'), { kind: 'done', action: 'preferences' })).toEqual({
      title: 'Preferences saved',
      description: 'Your profile preferences have been updated',
    });
  });

  test("title a failure Error and add the server's message", async () => {
    const error = new ApiError(0, 'network', 'no connection');
    const notice = { kind: 'failed', action: 'preferences', error } as const;
    expect(settingsToast(await textsOf('en'), notice)).toEqual({
      title: 'Error',
      description: 'Failed to save preferences. You seem to be offline. Craque cannot be reached.',
      tone: 'error',
    });
  });
});
