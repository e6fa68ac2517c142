import type { OpenRealtime } from '@craque/api/build-server.ts';
import { createGuestPass } from '@craque/common/tokens/guest-pass.ts';
import { createSessionTokens } from '@craque/common/tokens/session-token.ts';
import { createWatchTickets } from '@craque/common/tokens/watch-ticket.ts';
import { createRealtime } from '@craque/realtime/realtime.ts';

/** The sockets in the process of the api: sessions are asked for by a call, news are handed over (D31). */
export const openEmbeddedRealtime: OpenRealtime = async ({ secrets, ...needs }) =>
  createRealtime({
    ...needs,
    tokens: createSessionTokens(secrets),
    guestPass: createGuestPass(secrets),
    tickets: createWatchTickets(secrets),
    clock: Date.now,
    random: Math.random,
  });
