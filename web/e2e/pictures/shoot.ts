import type { Language } from '@craque/common/domain/language.ts';
import type { Page } from '@playwright/test';
import { test, type Visit } from '../product/test.ts';
import { fontsThere, nextFrames } from '../screens/game-on-screen.ts';
import { textsIn } from '../screens/texts.ts';
import type { Cast } from './cast.ts';
import { menuButton } from './scenes.ts';
import { type Device, devices, type Theme, themes, optionsOf, type Scene } from './scene.ts';

export type Shot = { device: Device; theme: Theme; png: Buffer };

/** Waits for fonts and pictures; those further down load only on request. */
async function settle(page: Page): Promise<void> {
  // Away from the button that was pressed last.
  await page.mouse.move(0, 0);
  await fontsThere(page);
  await page.evaluate(async () => {
    // Toasts come and go by the clock, and would cover the content.
    for (const list of document.querySelectorAll<HTMLElement>('[role=region] > ol')) {
      list.style.display = 'none';
    }
    const shown = [...document.images].filter((image) => image.checkVisibility());
    for (const image of shown) image.loading = 'eager';
    await Promise.all(shown.map((image) => image.decode().catch(() => null)));
  });
  await nextFrames(page);
}

export type Studio = Pick<Visit, 'elsewhere'> & { cast: Cast; language: Language };

async function take(
  { elsewhere, cast, language }: Studio,
  scene: Scene,
  { device, theme, shot, whole }: { device: Device; theme: Theme; shot: number; whole: boolean },
): Promise<Shot> {
  const page = await elsewhere({
    ...optionsOf(device),
    locale: language === 'pt' ? 'pt-BR' : language,
    colorScheme: theme,
    reducedMotion: scene.moving ? 'no-preference' : 'reduce',
    ...(scene.as && { storageState: cast.cookies[scene.as] }),
  });
  return test.step(`${scene.name}, ${device}, ${theme}`, async () => {
    const setting = { page, texts: textsIn(language), cast, shot };
    await page.goto(typeof scene.path === 'string' ? scene.path : scene.path(setting));
    // Loaded in a separate chunk; what a scene opens would hide it.
    if (scene.as) await menuButton(setting).waitFor();
    await scene.ready(setting);
    await settle(page);
    const png = await page.screenshot({ fullPage: whole, animations: 'disabled' });
    await page.context().close();
    return { device, theme, png };
  });
}

/** The six shots of a scene: light, then dark, from the smallest screen to the widest. */
export async function shoot(studio: Studio, scene: Scene): Promise<readonly Shot[]> {
  const shots: Shot[] = [];
  for (const theme of themes) {
    for (const device of Object.keys(devices) as Device[]) {
      const { whole: where } = scene;
      const whole = where === 'everywhere' || (where === 'on phones' && device === 'phone');
      shots.push(await take(studio, scene, { device, theme, shot: shots.length, whole }));
    }
  }
  return shots;
}

/** One shot of each scene, of the visible part. */
export async function shootRow(
  studio: Studio,
  scenes: readonly Scene[],
  device: Device,
  theme: Theme,
): Promise<readonly Shot[]> {
  const shots: Shot[] = [];
  for (const scene of scenes) {
    shots.push(await take(studio, scene, { device, theme, shot: 0, whole: false }));
  }
  return shots;
}
