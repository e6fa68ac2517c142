import { createStore } from 'zustand/vanilla';
import { type KeyValue, storage } from '../../lib/storage.ts';

const key = 'craque.sound';

export type SoundState = {
  isOn: boolean;
  /** Switched on just now, by a press. */
  isNew: boolean;
};

/** Off until switched on; remembered by the device, which is the one that is to be silent or not. */
export function createSoundChoice(kept: KeyValue) {
  const store = createStore<SoundState>(() => ({ isOn: false, isNew: false }));
  // The ready-made page, which React takes over, knows no device.
  if (kept.read(key) === 'on') store.setState({ isOn: true });
  return {
    ...store,
    choose(isOn: boolean): void {
      kept.write(key, isOn ? 'on' : 'off');
      store.setState({ isOn, isNew: isOn });
    },
    noteHeard: () => store.setState({ isNew: false }),
  };
}

export const soundChoice = createSoundChoice(storage);
