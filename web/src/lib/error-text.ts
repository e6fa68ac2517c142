import { type ErrorCode, isErrorCode } from '@craque/common/contracts/errors.ts';
import type { TFunction } from 'i18next';
import { ApiError, type TransportCode } from './api.ts';

type KnownCode = ErrorCode | Exclude<TransportCode, 'invalid_reply'>;

function knownCode(code: string | undefined): KnownCode | undefined {
  if (code === undefined) return undefined;
  if (code === 'network' || code === 'timeout') return code;
  return isErrorCode(code) ? code : undefined;
}

/** What to tell the reader: the text of the code in the reader's language, else the message of §8 as it came. */
export function errorText(t: TFunction, fault: unknown): string {
  if (!(fault instanceof ApiError)) return t('errors.unexpected');
  const code = knownCode(fault.code);
  return code ? t(`errors.${code}`) : fault.message;
}
