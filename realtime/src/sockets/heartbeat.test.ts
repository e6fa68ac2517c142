import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { openRawUser } from '../testing/raw-socket.ts';
import { useNodes } from '../testing/use-nodes.ts';

const ping = '2';
const pong = '3';
const start = useNodes();

async function open(limits: { pingInterval: number; pingTimeout: number }) {
  const node = await start({ limits });
  const ana = await openRawUser(node.port, 'ana');
  return { ana, node };
}

test('a socket that answers each ping stays open', async () => {
  // Without an answer it would be closed after 3.2 s; twenty pings take longer.
  const { ana } = await open({ pingInterval: 200, pingTimeout: 3_000 });
  for (let answered = 0; answered < 20; ) {
    await sleep(5);
    expect(ana.isOpen()).toBe(true);
    const pings = ana.texts.filter((text) => text === ping).length;
    for (; answered < pings; answered += 1) ana.sendText(pong);
  }
  ana.destroy();
});

test('a socket that answers none is closed', async () => {
  const { ana, node } = await open({ pingInterval: 300, pingTimeout: 600 });
  expect(node.realtime.socketCount()).toBe(1);
  await ana.closed;
  expect(ana.texts).toContain(ping);
  expect(node.realtime.socketCount()).toBe(0);
});
