import { connect } from 'node:net';

const here = '127.0.0.1';
/** Timeout (ms) of a health check. */
export const answerWithin = 2_000;

/**
 * True if this machine's port answers the path with the status, within so many ms. Rejects if
 * nothing listens, with a TimeoutError if nothing answers.
 */
export async function answersHttp(
  port: number,
  path: string,
  status: number,
  within = answerWithin,
): Promise<boolean> {
  const answer = await fetch(`http://${here}:${port}${path}`, {
    headers: { connection: 'close' },
    signal: AbortSignal.timeout(within),
  });
  await answer.arrayBuffer();
  return answer.status === status;
}

/** True if the port's answer to the question begins with the expected text. */
export function answersTcp(port: number, question: string, wanted: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: here, timeout: answerWithin });
    socket.once('error', reject);
    socket.once('timeout', () => socket.destroy(new Error('no answer')));
    socket.once('data', (chunk) => {
      socket.destroy();
      resolve(chunk.toString().startsWith(wanted));
    });
    socket.write(question);
  });
}
