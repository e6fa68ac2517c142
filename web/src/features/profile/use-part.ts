import type { Endpoint, ReplyOf } from '@craque/common/contracts/endpoint.ts';
import { useTranslation } from '../../lib/translation.ts';
import { type Read, type ReadInput, useRead } from '../../lib/use-read.ts';
import { useFailureToast } from '../../ui/toast/failure-toast.ts';

/** A part of the profile; a toast says that it cannot be read. */
export function usePart<E extends Endpoint>(endpoint: E, input?: ReadInput<E>): Read<ReplyOf<E>> {
  const { t } = useTranslation();
  const part = useRead(endpoint, input);
  useFailureToast(part.error !== undefined, t('profile.failed'));
  return part;
}
