import {
  clientEvents,
  type ClockReply,
  type WatchReply,
} from '@craque/common/contracts/realtime.ts';
import type { Client, NodeParts } from './clients.ts';
import type { Watching } from './watching.ts';

const invalid = { ok: false, code: 'INVALID' } as const;

/**
 * Answers a valid message by the contract, others with an error if there is an acknowledgement.
 * Disconnects the socket after too many invalid ones.
 */
export function listenTo(
  client: Client,
  watching: Watching,
  { clock, limits, metrics, log }: Pick<NodeParts, 'clock' | 'limits' | 'metrics' | 'log'>,
): void {
  const { socket, connection } = client;

  function countError(): void {
    client.errors += 1;
    if (client.errors <= limits.errors || !socket.connected) return;
    metrics.cut('errors');
    socket.disconnect(true);
  }

  async function answerTo(name: unknown, body: unknown): Promise<WatchReply | ClockReply> {
    if (name !== 'clock') return watching.answer(client, name, body);
    return clientEvents.clock.safeParse(body).success ? { ok: true, now: clock() } : invalid;
  }

  async function handle(packet: readonly unknown[]): Promise<void> {
    const hadBinary = connection.hadBinary();
    if (!socket.connected) return;
    const last = packet.at(-1);
    const reply =
      typeof last === 'function'
        ? (answer: WatchReply | ClockReply) => void last(answer)
        : undefined;
    const isWhole = reply !== undefined && packet.length === 3 && !hadBinary;
    const answer = isWhole ? await answerTo(packet[0], packet[1]) : invalid;
    reply?.(answer);
    if (!answer.ok && answer.code === 'INVALID') countError();
  }

  // Without a listener Socket.IO throws its own errors, and any client event named "error".
  socket.on('error', () => undefined);
  socket.onAny((...packet: unknown[]) => {
    handle(packet).catch((error: unknown) => log.error({ err: error }, 'a message failed'));
  });
}
