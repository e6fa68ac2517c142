import type { TFunction } from 'i18next';
import { ApiError } from './api.ts';

/**
 * What to tell the reader: the text of the code in the reader's language, else the message as it came. Which codes
 * have a text is for the catalogues to say: the table of errors itself stays out of the first load.
 */
export function errorText(t: TFunction, error: unknown): string {
  if (!(error instanceof ApiError)) return t('errors.unexpected');
  const { code, message } = error;
  if (code === undefined || !/^[a-z_]+$/.test(code)) return message;
  return (t as (key: string, options: { defaultValue: string }) => string)(`errors.${code}`, {
    defaultValue: message,
  });
}
