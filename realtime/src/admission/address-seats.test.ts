import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type AddressSeat, createAddressSeats } from './address-seats.ts';

const limits = {
  socketsOfAddress: 4,
  unconnectedOfAddress: 2,
  restTime: 1_000,
  penaltyTime: 10_000,
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function open() {
  const seats = createAddressSeats(limits);
  const take = (address = 'a'): AddressSeat => {
    const seat = seats.take(address);
    if (!seat) throw new Error('refused');
    return seat;
  };
  return { seats, take };
}

describe('the seats of an address', () => {
  test('are few before the handshake, more after it, and others have theirs', () => {
    const { seats, take } = open();
    const [first, second] = [take(), take()];
    expect(seats.take('a')).toBeUndefined();
    seats.connected(first);
    seats.connected(take());
    seats.connected(second);
    seats.connected(take());
    expect(seats.take('a')).toBeUndefined();
    take('b');
    expect(seats.count()).toBe(2);
  });

  test('rest when their connections have ended, counted as unconnected, and are free then', () => {
    const { seats, take } = open();
    const two = [take(), take()];
    for (const seat of two) seats.connected(seat);
    for (const seat of two) seats.leave(seat);
    expect(seats.take('a')).toBeUndefined();
    jest.advanceTimersByTime(limits.restTime);
    expect(seats.count()).toBe(0);
    take();
    take();
    expect(seats.take('a')).toBeUndefined();
  });

  test('stay taken for longer if they were cut for what they sent', () => {
    const { seats, take } = open();
    const [bad, good] = [take(), take()];
    seats.punish(bad);
    for (const seat of [bad, good]) seats.leave(seat);
    jest.advanceTimersByTime(limits.restTime);
    take();
    expect(seats.take('a')).toBeUndefined();
    jest.advanceTimersByTime(limits.penaltyTime);
    take();
    expect(seats.take('a')).toBeUndefined();
  });
});
