import type { Limits } from '../process/limits.ts';

type Taken = { readonly address: string; all: number; unconnected: number };

/** The place of one connection among those of its address: a record, as there are thousands. */
export type AddressSeat = { readonly taken: Taken; isUnconnected: boolean; isPunished: boolean };

export type SeatLimits = Pick<
  Limits,
  'socketsOfAddress' | 'unconnectedOfAddress' | 'restTime' | 'penaltyTime'
>;

function setUnconnected(seat: AddressSeat, isUnconnected: boolean): void {
  if (seat.isUnconnected !== isUnconnected) seat.taken.unconnected += isUnconnected ? 1 : -1;
  seat.isUnconnected = isUnconnected;
}

/**
 * Before its handshake a connection needs no account, so an address may have few of these; a seat
 * stays taken for a while after its connection, so that reconnecting is no way around that.
 */
export function createAddressSeats(limits: SeatLimits) {
  const addresses = new Map<string, Taken>();
  return {
    /** Undefined if the address already has the maximum, of all or of unconnected ones. */
    take(address: string): AddressSeat | undefined {
      const taken = addresses.get(address) ?? { address, all: 0, unconnected: 0 };
      if (taken.all >= limits.socketsOfAddress) return undefined;
      if (taken.unconnected >= limits.unconnectedOfAddress) return undefined;
      addresses.set(address, taken);
      taken.all += 1;
      taken.unconnected += 1;
      return { taken, isUnconnected: true, isPunished: false };
    },
    connected(seat: AddressSeat | undefined): void {
      if (seat) setUnconnected(seat, false);
    },
    punish(seat: AddressSeat | undefined): void {
      if (seat) seat.isPunished = true;
    },
    /** It has ended. The seat is free after a rest, and counts as unconnected until then. */
    leave(seat: AddressSeat): void {
      setUnconnected(seat, true);
      const free = () => {
        setUnconnected(seat, false);
        seat.taken.all -= 1;
        if (seat.taken.all === 0) addresses.delete(seat.taken.address);
      };
      setTimeout(free, seat.isPunished ? limits.penaltyTime : limits.restTime).unref();
    },
    count: () => addresses.size,
  };
}
