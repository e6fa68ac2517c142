import type { Limits } from '../process/limits.ts';

/** The place of one connection among those of its address. */
export type AddressSeat = {
  /** The connection is past its handshake. */
  connected(): void;
  /** It was cut for what it sent, so the seat stays taken for longer. */
  punish(): void;
  /** The connection has ended. The seat is free after a rest, and counts as unconnected until then. */
  leave(): void;
};

export type AddressSeats = {
  /** Undefined if the address already has the maximum, of all or of unconnected ones. */
  take(address: string): AddressSeat | undefined;
  /** Number of addresses with a seat. */
  count(): number;
};

export type SeatLimits = Pick<
  Limits,
  'socketsOfAddress' | 'unconnectedOfAddress' | 'restTime' | 'penaltyTime'
>;

/**
 * How many connections each address has on this node. Whoever comes before the handshake needs no
 * account, so few of them may be there at a time; and seats rest, so that opening and closing them
 * is no way around that.
 */
export function createAddressSeats(limits: SeatLimits): AddressSeats {
  const addresses = new Map<string, { all: number; unconnected: number }>();

  function seatOf(address: string, taken: { all: number; unconnected: number }): AddressSeat {
    const seat = { isUnconnected: true, isPunished: false };
    function count(isUnconnected: boolean): void {
      if (seat.isUnconnected !== isUnconnected) taken.unconnected += isUnconnected ? 1 : -1;
      seat.isUnconnected = isUnconnected;
    }
    function free(): void {
      count(false);
      taken.all -= 1;
      if (taken.all === 0) addresses.delete(address);
    }
    taken.all += 1;
    taken.unconnected += 1;
    return {
      connected: () => count(false),
      punish() {
        seat.isPunished = true;
      },
      leave() {
        count(true);
        setTimeout(free, seat.isPunished ? limits.penaltyTime : limits.restTime).unref();
      },
    };
  }

  return {
    take(address) {
      const taken = addresses.get(address) ?? { all: 0, unconnected: 0 };
      if (taken.all >= limits.socketsOfAddress) return undefined;
      if (taken.unconnected >= limits.unconnectedOfAddress) return undefined;
      addresses.set(address, taken);
      return seatOf(address, taken);
    },
    count: () => addresses.size,
  };
}
