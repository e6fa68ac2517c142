import type { WrittenPacket } from '@craque/common/redis/push-frames.ts';
import { Decoder, Encoder, type Packet } from 'socket.io-parser';

/** Socket.IO's own, except that a packet which came as text is sent as that text. */
class PushEncoder extends Encoder {
  override encode(packet: Packet | WrittenPacket) {
    return 'text' in packet ? [packet.text] : super.encode(packet);
  }
}

/** For the `parser` option of the Socket.IO server. */
export const packetParser = { Encoder: PushEncoder, Decoder };
