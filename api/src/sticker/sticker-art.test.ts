import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { createPortraitArtist } from './portrait.ts';
import { installedPortraitFiles } from './portrait-files.ts';
import type { PortraitInput } from './traits.ts';

/* The client's pictures of invented athletes: `RECORD_ART=1 npm run jest -- sticker-art` draws them
   again after the artist has changed. */
const artist = createPortraitArtist(installedPortraitFiles());
const folder = new URL('../../../web/src/ui/sticker-art/', import.meta.url);

const striker = {
  ...{ sport: 'soccer', gender: 'male', variant: 20, born: 1999, stance: 'forward' },
  builds: ['strong'],
} as const satisfies PortraitInput;
const look = { hair: 'afro', gesture: 'shot', side: 'right' } as const;
const flag = { nationality: 'BR' };
const kit = { ...flag, team: 'Barcelona' };
const shirt = { ...kit, position: 'forward', number: 9 } as const;
const foil = (scratched: number) => ({ foil: { scratched, guesses: 5 } });

const inputs: Record<string, PortraitInput> = {
  'step-0': { ...striker, look, ...foil(0) },
  'step-1': { ...striker, look, ...flag, ...foil(1) },
  'step-2': { ...striker, look, ...kit, ...foil(2) },
  'step-3': { ...striker, look, ...shirt, ...foil(3) },
  found: { ...striker, look, ...shirt, name: 'Craque' },
  soccer: {
    ...{ sport: 'soccer', gender: 'female', variant: 3, born: 1995, nationality: 'US' },
    ...{ team: 'Chelsea', position: 'midfielder', number: 8 },
    look: { hair: 'highTail', gesture: 'openArms' },
  },
  basketball: {
    ...{ sport: 'basketball', gender: 'male', variant: 8, born: 1990, nationality: 'BR' },
    ...{ team: 'Los Angeles Lakers', position: 'guard', number: 10 },
    look: { hair: 'bigAfro', worn: ['headband'], gesture: 'dunk' },
  },
  tennis: {
    ...{ sport: 'tennis', gender: 'female', variant: 5, born: 1992, nationality: 'ES' },
    ...{ team: 'Top 10', position: 'right-handed' },
    look: { hair: 'bob', worn: ['headband'], gesture: 'serve' },
  },
  formula1: {
    ...{ sport: 'formula1', gender: 'male', variant: 9, born: 1988, nationality: 'DE' },
    ...{ team: 'Ferrari', position: 'champion', number: 27 },
    look: { helmet: ['star', 'yellow', 'red'], gesture: 'laurel' },
  },
};

test.each(Object.entries(inputs))('%s is drawn as the artist draws it today', (name, input) => {
  const file = new URL(`${name}.svg`, folder);
  const drawn = `${artist.draw(input).replaceAll('<svg ', '<svg aria-hidden="true" ')}\n`;
  if (process.env.RECORD_ART) writeFileSync(file, drawn);
  expect(readFileSync(file, 'utf8')).toBe(drawn);
});
