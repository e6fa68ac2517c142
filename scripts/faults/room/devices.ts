import '../browser-place.ts';
import { type Device, openDevice, type Place, playRound, takeSeat } from './device.ts';
import type { Press, Seated, Shown } from './reports.ts';

/* A process that is some phones: it is stopped while they sleep, with all their timers. */

export type Plan = Place & { first: number; count: number };
export type Order =
  | { kind: 'round'; number: number; name: string; seconds: number }
  | { kind: 'wake' };
export type Report =
  | { kind: 'seated'; seated: Seated }
  | { kind: 'shown'; shown: Shown }
  | { kind: 'sent'; press: Press };

const { first, count, ...place } = JSON.parse(process.argv[2] ?? '') as Plan;
const tell = (report: Report) => void process.send?.(report);
const tellSent = (press: Press) => tell({ kind: 'sent', press });
const phones: Device[] = [];

process.on('message', (order: Order) => {
  for (const phone of phones) {
    if (order.kind === 'wake') phone.wake();
    else void playRound(phone, order, tellSent);
  }
});
// The parent is gone.
process.on('disconnect', () => process.exit());

for (let device = first; device < first + count; device += 1) {
  const show = (shown: Shown) => tell({ kind: 'shown', shown });
  const phone = openDevice(place, 'seat', { device, show });
  phones.push(phone);
  tell({ kind: 'seated', seated: { device, ...(await takeSeat(phone)) } });
}
