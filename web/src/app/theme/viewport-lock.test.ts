import { describe, expect, test } from '@jest/globals';
import { keptChoices } from '../../testing/kept-choices.ts';
import { createZoomStore } from './viewport-lock.ts';

function aPhone(options: { stored?: string; mobile?: boolean; largeText?: boolean } = {}) {
  const { stored } = options;
  const { kept, storage } = keptChoices(stored ? { 'craque.allow-zoom': stored } : {});
  const mobile = Object.assign(new EventTarget(), { matches: options.mobile ?? true });
  const meta = { content: '' };
  const zoom = createZoomStore({ storage, mobile, meta, largeText: options.largeText ?? false });
  return { zoom, meta, mobile, kept };
}

const locked = expect.stringContaining('user-scalable=no');

describe('the zoom lock', () => {
  test('applies on a phone and not on a wide screen', () => {
    expect(aPhone().meta.content).toEqual(locked);
    expect(aPhone({ mobile: false }).meta.content).not.toEqual(locked);
  });

  test('follows the width', () => {
    const { meta, mobile } = aPhone({ mobile: false });
    mobile.matches = true;
    mobile.dispatchEvent(new Event('change'));
    expect(meta.content).toEqual(locked);
  });

  test('is lifted by the switch, and the choice is stored', () => {
    const { zoom, meta, kept } = aPhone();
    zoom.allow(true);
    expect(meta.content).not.toEqual(locked);
    expect(kept.get('craque.allow-zoom')).toBe('yes');
    zoom.allow(false);
    expect(meta.content).toEqual(locked);
  });

  test('is off if a choice was stored or the device asks for larger text', () => {
    expect(aPhone({ stored: 'yes' }).meta.content).not.toEqual(locked);
    expect(aPhone({ largeText: true }).meta.content).not.toEqual(locked);
    expect(aPhone({ stored: 'no', largeText: true }).meta.content).toEqual(locked);
  });

  test('lifted by the device is news on a phone, until a choice is stored', () => {
    expect(aPhone({ largeText: true }).zoom.isNews).toBe(true);
    expect(aPhone({ largeText: true, mobile: false }).zoom.isNews).toBe(false);
    expect(aPhone({ largeText: true, stored: 'yes' }).zoom.isNews).toBe(false);
    expect(aPhone().zoom.isNews).toBe(false);
  });
});
