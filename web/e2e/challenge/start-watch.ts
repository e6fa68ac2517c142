import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';

/** A sample of the page: the true time (ms), and whether the game was open. */
type Sample = { at: number; isOpen: boolean };

/**
 * Sets the device clock wrong by `wrongBy` ms, and samples the page every 20 ms from the start. The
 * samples keep the true time, which is the server's on the same machine.
 */
function watch(wrongBy: number): void {
  const TrueDate = Date;
  class DeviceDate extends TrueDate {
    constructor(...parts: ConstructorParameters<DateConstructor> | []) {
      if (parts.length > 0) super(...(parts as [number]));
      else super(TrueDate.now() + wrongBy);
    }
    static override now(): number {
      return TrueDate.now() + wrongBy;
    }
  }
  const samples: Sample[] = [];
  Object.assign(window, { Date: DeviceDate, samples });
  const sample = () => {
    const field = document.querySelector('input[role=combobox]:enabled');
    samples.push({ at: TrueDate.now(), isOpen: field !== null });
    setTimeout(sample, 20);
  };
  sample();
}

/** Call before the page is opened. Its device clock will be wrong by `minutes`. */
export async function watchStart(page: Page, minutes: number): Promise<void> {
  await page.addInitScript(watch, minutes * 60_000);
}

/**
 * The page showed the start within `within` ms of `due` (server time, ms): closed in every sample
 * before and open in every one after. A busy machine takes fewer samples, with the same result.
 */
export async function seeStartAt(page: Page, due: number, within = 250): Promise<void> {
  const samples = await page.evaluate(() => Reflect.get(window, 'samples') as Sample[]);
  const early = samples.filter(({ at, isOpen }) => at < due - within && isOpen);
  const late = samples.filter(({ at, isOpen }) => at > due + within && !isOpen);
  const offsets = (all: Sample[]) => all.map(({ at }) => at - due);
  assert.deepEqual(offsets(early), [], 'open before the start');
  assert.deepEqual(offsets(late), [], 'closed after the start');
  assert.ok(samples.some(({ at }) => at < due) && samples.some(({ at }) => at > due));
}
