import { connect } from 'node:net';
import type { Attack, Target } from './attack.ts';

const connections = 6;
const requests = 1500;
const path = '/api/openapi.json';
/** Milliseconds after which a connection sends one more request, and so learns that it is closed. */
const retry = 50;

type Count = { requests: number; opened: number };

/** Sends everything at once and reads nothing of it. Resolves when the connection is closed. */
function flood({ address, from, signal }: Target, count: Count): Promise<void> {
  const { hostname: host, port } = new URL(address);
  const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const socket = connect({ host, port: Number(port), localAddress: from });
  const send = (times: number) => {
    count.requests += times;
    socket.write(request.repeat(times));
  };
  return new Promise((resolve) => {
    const end = () => socket.destroy();
    const retrying = setInterval(send, retry, 1);
    signal.addEventListener('abort', end);
    socket.pause().on('error', end);
    socket.once('connect', () => {
      count.opened += 1;
      send(requests);
    });
    socket.once('close', () => {
      clearInterval(retrying);
      signal.removeEventListener('abort', end);
      resolve();
    });
  });
}

async function keepFlooding(target: Target, count: Count): Promise<void> {
  while (!target.signal.aborted) await flood(target, count);
}

export const pipelinedCalls: Attack = {
  name: 'pipelining',
  description: `${requests} requests at once on each of ${connections} connections, no answer read, new connections for those that are closed`,
  async run(target) {
    const count: Count = { requests: 0, opened: 0 };
    await Promise.all(Array.from({ length: connections }, () => keepFlooding(target, count)));
    return `${count.requests} requests sent on ${count.opened} connections`;
  },
};
