import { mock } from 'node:test';
import { expect, test } from '@jest/globals';
import { createAddressSeats } from './address-seats.ts';

const limits = { socketsOfAddress: 4, unconnectedOfAddress: 2, restTime: 1_000, penaltyTime: 0 };

test('the seats of an address rest when their connections have ended, and leave nothing', () => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  const seats = createAddressSeats(limits);
  const two = [seats.take('a'), seats.take('a')];
  for (const seat of two) {
    seats.connected(seat);
    if (seat) seats.leave(seat);
  }
  expect(two).not.toContain(undefined);
  expect(seats.take('a')).toBeUndefined();
  mock.timers.tick(limits.restTime);
  expect(seats.count()).toBe(0);
  expect(seats.take('a')).toBeDefined();
  mock.timers.reset();
});
