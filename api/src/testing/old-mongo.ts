import { createServer } from 'node:net';
import { listenLocally } from '@craque/common/testing/local-server.ts';
import { mongo } from 'mongoose';

const opQuery = 2004;
const headerLength = 16;

/** A MongoDB 3.6 for a driver that greets it: whatever is asked, it says what it can. */
export async function startOldMongo(): Promise<{ url: string; close(): void }> {
  const said = mongo.BSON.serialize({
    ismaster: true,
    minWireVersion: 0,
    maxWireVersion: 6,
    ok: 1,
  });
  const server = createServer((socket) => {
    socket
      .on('error', () => {})
      .on('data', (asked: Buffer) => {
        const isQuery = asked.readInt32LE(12) === opQuery;
        // Of an old reply: flags, cursor, start, count of documents; of a message: flags, kind.
        const before = Buffer.alloc(isQuery ? 20 : 5);
        if (isQuery) before.writeInt32LE(1, 16);
        const header = Buffer.alloc(headerLength);
        header.writeInt32LE(headerLength + before.length + said.length, 0);
        header.writeInt32LE(asked.readInt32LE(4), 8);
        header.writeInt32LE(isQuery ? 1 : 2013, 12);
        socket.write(Buffer.concat([header, before, said]));
      });
  });
  const port = await listenLocally(server);
  return { url: `mongodb://127.0.0.1:${port}/craque`, close: () => void server.close() };
}
