import type { TFunction } from 'i18next';
import { ApiError } from './api.ts';

/**
 * The text of an error: that of the code in the reader's language, else the message as received.
 * The catalogues decide which codes have a text: the table of errors itself stays out of the first
 * load.
 */
export function errorText(t: TFunction, error: unknown): string {
  if (!(error instanceof ApiError)) return t('errors.unexpected');
  const { code, message } = error;
  if (code === undefined || !/^[a-z_]+$/.test(code)) return message;
  return (t as (key: string, options: { defaultValue: string }) => string)(`errors.${code}`, {
    defaultValue: message,
  });
}
