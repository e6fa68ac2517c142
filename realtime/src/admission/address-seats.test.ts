import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { createAddressSeats } from './address-seats.ts';

const limits = { socketsOfAddress: 4, unconnectedOfAddress: 2, restTime: 5, penaltyTime: 0 };

test('the seats of an address rest when their connections have ended, and leave nothing', async () => {
  const seats = createAddressSeats(limits);
  const two = [seats.take('a'), seats.take('a')];
  for (const seat of two) {
    seats.connected(seat);
    if (seat) seats.leave(seat);
  }
  expect(two).not.toContain(undefined);
  expect(seats.take('a')).toBeUndefined();
  while (seats.count() > 0) await setTimeout(1);
  expect(seats.take('a')).toBeDefined();
});
