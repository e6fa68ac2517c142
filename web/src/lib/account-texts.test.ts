import { describe, expect, test } from '@jest/globals';
import { createAccountTexts } from './account-texts.ts';

describe('the texts of the account part', () => {
  test('wait until i18n is ready', async () => {
    const texts = createAccountTexts();
    const order: string[] = [];
    const wanted = texts.want().then(() => order.push('there'));
    order.push('provided');
    texts.provide(async () => void order.push('fetched'));
    await wanted;
    expect(order).toEqual(['provided', 'fetched', 'there']);
  });

  test('that cannot be fetched fail the page that needs them', async () => {
    const texts = createAccountTexts();
    texts.provide(async () => {
      throw new Error('offline');
    });
    await expect(texts.want()).rejects.toThrow('offline');
  });
});
