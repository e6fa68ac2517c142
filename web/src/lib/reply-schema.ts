import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import { onFirstAction } from './first-action.ts';

/** A ready-made page shows its first game unchecked: our own page, from our own server. */
const memo = { isWanted: document.documentElement.dataset.words === undefined };

onFirstAction(() => {
  memo.isWanted = true;
});

/**
 * The schema of an endpoint's answer. The built client loads it, and zod with it, once the visitor
 * has done something: nothing before the first guess needs it. Undefined before, and if it cannot be
 * loaded: an answer is then taken as it is rather than lost.
 */
export async function replyOf(endpoint: Endpoint): Promise<Endpoint['reply']> {
  if (!endpoint.whole) return endpoint.reply;
  if (!memo.isWanted) return undefined;
  const whole = await endpoint.whole().catch(() => undefined);
  return whole?.reply;
}
