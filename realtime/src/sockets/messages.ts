import type { WatchReply } from '@craque/common/contracts/realtime.ts';
import type { Log } from '../process/log.ts';
import type { Member } from './members.ts';
import type { Watching } from './watching.ts';

export type MessageParts = {
  watching: Watching;
  /** Invalid messages that a socket may send. */
  errors: number;
  /** Called before a socket is disconnected for one more. */
  tooMany(): void;
  log: Pick<Log, 'error'>;
};

const invalid: WatchReply = { ok: false, code: 'INVALID' };

/**
 * Answers every message of a client: a valid one by the contract, others with an error if there is
 * an acknowledgement. Disconnects the socket after too many invalid ones.
 */
export function listenTo(member: Member, parts: MessageParts): void {
  const { watching, errors, tooMany, log } = parts;
  const { socket, connection } = member;

  function blame(): void {
    member.errors += 1;
    if (member.errors <= errors || !socket.connected) return;
    tooMany();
    socket.disconnect(true);
  }

  async function take(packet: readonly unknown[]): Promise<void> {
    const hadBinary = connection.hadBinary();
    if (!socket.connected) return;
    const last = packet.at(-1);
    const reply =
      typeof last === 'function' ? (answer: WatchReply) => void last(answer) : undefined;
    const isWhole = reply !== undefined && packet.length === 3 && !hadBinary;
    const answer = isWhole ? await watching.answer(member, packet[0], packet[1]) : invalid;
    reply?.(answer);
    if (!answer.ok && answer.code === 'INVALID') blame();
  }

  // Socket.IO delivers its own errors and any client event named "error" to the same listeners;
  // without one it throws.
  socket.on('error', () => undefined);
  socket.onAny((...packet: unknown[]) => {
    take(packet).catch((error: unknown) => log.error({ err: error }, 'a message failed'));
  });
}
