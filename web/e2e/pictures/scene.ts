import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { Stop } from '../page/route-stops.ts';
import type { Texts } from '../screens/texts.ts';
import type { Cast } from './cast.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The sizes of the pictures: a small phone, a tablet at the breakpoint, a desktop. */
export const devices = {
  phone: { width: 360, height: 640 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Device = keyof typeof devices;

/** A browser profile on a device. */
export const optionsOf = (device: Device) => ({
  viewport: devices[device],
  isMobile: device === 'phone',
  hasTouch: device === 'phone',
});

/** What a scene can use during its setup. */
export type Setting = {
  page: Page;
  texts: Texts;
  cast: Cast;
  /** Number of the shot, from 0: scenes that use something up have one for each. */
  shot: number;
};

/** A screen in one of its states. */
export type Scene = {
  /** Name of its picture. */
  name: string;
  title: string;
  /** Who is signed in; absent for a guest. */
  as?: keyof Cast['cookies'];
  path: string | ((setting: Setting) => string);
  /** Sets up the state and waits until it is on the screen. */
  ready(setting: Setting): Promise<unknown>;
  /** True to capture the whole page, not only the visible part. */
  whole?: 'on phones' | 'everywhere';
  /** With its confetti. */
  moving?: true;
};

/** The scene of a stop of the sweeps. */
export function sceneAt(
  where: string,
  scene: Omit<Scene, 'path' | 'ready'>,
  stopsOf: (setting: Setting) => readonly Stop[],
): Scene {
  const stopIn = (setting: Setting): Stop => {
    const stop = stopsOf(setting).find((each) => each.where === where);
    assert.ok(stop, `there is no stop "${where}"`);
    return stop;
  };
  return {
    ...scene,
    path: (setting) => stopIn(setting).path,
    ready: (setting) => stopIn(setting).ready(setting.page),
  };
}
