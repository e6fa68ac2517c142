import type { Look, WornWord } from '@craque/common/domain/athlete/look.ts';
import type { Dress } from './dress.ts';

const belowTheChest: ReadonlySet<WornWord> = new Set<WornWord>([
  'wristbands',
  'armSleeve',
  'armband',
  'gloves',
  'longSleeves',
  'rolledSleeves',
  'sleeveless',
  'longShorts',
  'lowSocks',
  'highSocks',
]);

/** True if the look has something that only a whole figure shows. */
export const standing = (look: Look | undefined): boolean =>
  look?.worn?.some((word) => belowTheChest.has(word)) ?? false;

const changes: Partial<Record<WornWord, Partial<Dress>>> = {
  wristbands: { wrist: '#ffffff' },
  // On the white paper edge a white sleeve would read as a bone.
  armSleeve: { nearSleeve: '#aab4be' },
  armband: { armband: '#ffd23f' },
  gloves: { glove: '#e9edf0' },
  longSleeves: { sleeveShare: 1.85 },
  rolledSleeves: { sleeveShare: 0.3 },
  sleeveless: { sleeveShare: 0 },
  longShorts: { shortsShare: 1.3 },
  lowSocks: { sockShare: 0.26 },
  highSocks: { sockShare: 1 },
};

/** The clothes of the sport, changed by what somebody is known to wear. */
export function wearing(dress: Dress, { worn = [] }: Look): Dress {
  const changed = { ...dress };
  for (const word of worn) Object.assign(changed, changes[word]);
  return changed;
}
