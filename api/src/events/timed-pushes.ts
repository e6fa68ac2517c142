import type { Pushes } from '@craque/common/contracts/push/pushes.ts';
import { startPart } from '@craque/common/tracing/call-trace.ts';

/** Notes how long a call is busy with its pushes. */
export const timedPushes = (pushes: Pushes): Pushes => ({
  ...pushes,
  emit(...event) {
    const end = startPart('push');
    pushes.emit(...event);
    end();
  },
});
