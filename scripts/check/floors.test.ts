import { expect, test } from '@jest/globals';
import { floorViolations } from './floors.ts';

const lock = (ws: string, inner: string) => ({
  'node_modules/ws': { version: ws },
  'node_modules/engine.io/node_modules/ws': { version: inner },
  'node_modules/socket.io-parser': { version: '4.2.10' },
  'node_modules/mongoose': { version: '10.0.0' },
  'node_modules/body-parser': { version: '2.3.0' },
});

test('a copy below its floor is found wherever it lies, compared by numbers', () => {
  expect(floorViolations(lock('8.21.3', '8.100.0'))).toEqual([]);
  expect(floorViolations(lock('8.21.3', '8.3.0'))).toEqual([
    'node_modules/engine.io/node_modules/ws is 8.3.0, older than 8.21.3',
  ]);
  expect(floorViolations({})).toHaveLength(4);
});
