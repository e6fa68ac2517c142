import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';

/** A look at the page: the true time (ms), and whether the game was open. */
type Look = { at: number; isOpen: boolean };

/**
 * Sets the clock of a device wrong by so many milliseconds, and looks at the page every 20 ms from
 * its beginning. The looks keep the true time, which is the server's on the same machine.
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
  const looks: Look[] = [];
  Object.assign(window, { Date: DeviceDate, looks });
  const look = () => {
    const field = document.querySelector('input[role=combobox]:enabled');
    looks.push({ at: TrueDate.now(), isOpen: field !== null });
    setTimeout(look, 20);
  };
  look();
}

/** Before the page is opened: its device's clock is wrong by so many minutes, and it is watched. */
export async function watchStart(page: Page, minutes: number): Promise<void> {
  await page.addInitScript(watch, minutes * 60_000);
}

/**
 * The page showed the start within `within` ms of `due` (server time, ms): it was closed at every
 * look before and open at every one after. A busy machine looks less often, but sees the same.
 */
export async function seeStartAt(page: Page, due: number, within = 250): Promise<void> {
  const looks = await page.evaluate(() => Reflect.get(window, 'looks') as Look[]);
  const early = looks.filter(({ at, isOpen }) => at < due - within && isOpen);
  const late = looks.filter(({ at, isOpen }) => at > due + within && !isOpen);
  const offsets = (all: Look[]) => all.map(({ at }) => at - due);
  assert.deepEqual(offsets(early), [], 'open before the start');
  assert.deepEqual(offsets(late), [], 'closed after the start');
  assert.ok(looks.some(({ at }) => at < due) && looks.some(({ at }) => at > due));
}
