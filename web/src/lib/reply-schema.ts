import type { Endpoint } from '@craque/common/contracts/endpoint.ts';

/** What a visitor does first; from then on the schemas are loaded. */
const firstActions = ['pointerdown', 'keydown', 'focusin'] as const;

/** A ready-made page shows its first game without them: our own page, from our own server. */
const memo = { isWanted: document.documentElement.dataset.words === undefined };

for (const action of firstActions) {
  addEventListener(
    action,
    () => {
      memo.isWanted = true;
    },
    { once: true, capture: true },
  );
}

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
