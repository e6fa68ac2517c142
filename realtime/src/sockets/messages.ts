import type { WatchReply } from '@craque/common/contracts/realtime.ts';
import type { Log } from '../process/log.ts';
import type { Member } from './members.ts';
import type { Watching } from './watching.ts';

export type MessageParts = {
  watching: Watching;
  /** Wrong messages that a socket is allowed. */
  errors: number;
  /** Called before a socket is closed for one more. */
  tooMany(): void;
  log: Pick<Log, 'error'>;
};

const invalid: WatchReply = { ok: false, code: 'INVALID' };

/**
 * Answers whatever a client sends: a message of the contract, else an error, where there is anybody
 * to answer to. The socket is closed when it goes on like that.
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

  // Socket.IO hands its own errors and whatever a client calls "error" to the same listeners; without one it throws.
  socket.on('error', () => undefined);
  socket.onAny((...packet: unknown[]) => {
    take(packet).catch((error: unknown) => log.error({ err: error }, 'a message failed'));
  });
}
