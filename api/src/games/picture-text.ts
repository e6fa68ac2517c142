import type { Look } from '@craque/common/domain/athlete/look.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { hasBegun, type SeenGame } from '@craque/common/domain/view/game-view.ts';
import { type PortraitInput, traitsOf } from '../sticker/traits.ts';
import type { Texts } from '../texts/texts.ts';
import { photoStepOf, portraitInput } from './game-portrait.ts';

/** The key of a text in `picture.seen`, with the scenes or the words of a look that it describes. */
const poses: Readonly<Record<string, string>> = {
  ...{ bust: 'bust gloves', stand: 'stand', dive: 'dive lowDive diveVolley divingHeader' },
  overhead: 'catch jumper fadeaway stepBack throwIn throwOut freeThrow rebound spinBall',
  leap: 'header towerHeader punch layup hook block flight starSave tipOver tipOff windmill alleyOop floater reverse pullUp',
  ready:
    'stance guard handle crossover smother slideDefence throughLegs roar tripleThreat euroStep postUp ready splitStep',
  ...{ tackle: 'tackle slideBlock', kick: 'clear pass shot windUp strike goalKick chip backheel' },
  ...{
    volley: 'volley overhead',
    run: 'dribble closeControl drive roulette halfTurn',
    juggle: 'juggle',
  },
  ...{ atFeet: 'standOver corner shield', point: 'call direct steal', hold: 'ballOnHip' },
  ...{
    spread: 'wings openArms organise chestDown starJump wideArms',
    bow: 'archer',
    sprint: 'sprint runUp',
  },
  ...{
    fistUp: 'cheer jumpFist fistPump',
    armsUp: 'skyPoint powder leap triumph leapHigh',
    kneeUp: 'knee',
  },
  ...{ knees: 'kneeSlide kneel slideCheer kneeFist', seated: 'meditation', landing: 'landing' },
  ...{ chest: 'heart cradle shiver wristTap', head: 'ears faceMask sleep temple helmetTap' },
  ...{
    hips: 'proud akimbo',
    flex: 'flex fistsUp',
    hoop: 'dunk slam rimHang',
    pass: 'noLook chestPass',
  },
  racketUp: 'serve serveReach smash lasso atRest followThrough highBackhand scissorsSmash',
  stroke:
    'forehand backhand oneHanded bothSides sweep volleys lowSlice tweener runningForehand airBackhand halfVolley lunge',
  ...{ split: 'slide', fist: 'fist', toss: 'toss', bounce: 'bounceBall' },
  ...{
    helmet: 'helmet',
    car: 'car',
    laurel: 'laurel',
    cup: 'trophy cupAloft cupStride',
    shoe: 'shoe',
  },
  ...{
    hand: 'wave thumb finger fingersUp threeUp skyward hailing pointUp',
    flag: 'flag flagRun',
    lights: 'lights',
  },
  ...{
    folded: 'crossed screen folded',
    walk: 'stride',
    bent: 'bow crouch',
    sideCar: 'side cockpit',
  },
  ...{ bottle: 'champagne', wall: 'onWall', tyre: 'tyreFoot kneelTyre' },
};
const hairs: Readonly<Record<string, string>> = {
  ...{ bald: 'bald', upHair: 'flatTop spikes mohawk tuft quiff', afro: 'afro bigAfro' },
  shortHair: 'receding buzz crop fade slick sideParting sideburns pixie',
  ...{ earHair: 'curtains mopTop feathered bob', curls: 'curls perm cloud', locs: 'locs' },
  ...{ braids: 'cornrows braids beads bunBraid', longHair: 'long mullet straight waves' },
  ...{ bun: 'topKnot bun', tail: 'lowPonytail ponytail highTail' },
};
const things: Readonly<Record<string, string>> = {
  ...{ headband: 'headband', hairband: 'hairband', bandana: 'bandana', cap: 'cap backwardsCap' },
  ...{ visor: 'visor', headguard: 'headguard', glasses: 'glasses goggles', mask: 'mask' },
  ...{ wristbands: 'wristbands', armSleeve: 'armSleeve', gloves: 'gloves' },
};
const beards: Readonly<Record<string, string>> = {
  ...{ beard: 'full long goatee', moustache: 'moustache', stubble: 'thin stubble' },
};

const inverted = (groups: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(groups).flatMap(([key, words]) => words.split(' ').map((word) => [word, key])),
  );
const ofPose = inverted(poses);
const ofHair = inverted(hairs);
const ofThing = inverted(things);
const ofBeard = inverted(beards);

/** A driver on foot wears a helmet, and may hold something; so may one in a car, seen from the front or side. */
function keysOfPose(sport: Sport, scene: string): (string | undefined)[] {
  if (sport !== 'formula1') return [ofPose.get(scene) ?? 'figure'];
  const seen = scene.split(' ').toReversed();
  const first =
    seen[0] !== 'car'
      ? ['helmet']
      : seen.some((each) => ofPose.get(each) === 'sideCar')
        ? []
        : ['car'];
  return [...first, ...seen.filter((each) => each !== 'car').map((each) => ofPose.get(each))];
}

const keysOfLook = ({ hair, worn = [], beard }: Look): (string | undefined)[] => [
  hair && ofHair.get(hair),
  ...worn.map((word) => ofThing.get(word)),
  beard && ofBeard.get(beard),
];

/** Keys of what is seen on a drawing, the pose first; some of what is worn has no word. */
export function seenOn(input: PortraitInput): string[] {
  const { sport, look = {}, foil } = input;
  const keys = [
    ...keysOfPose(sport, traitsOf(input).scene),
    ...(sport === 'formula1' ? [] : keysOfLook(look)),
    foil?.scratched ? 'scratched' : undefined,
  ];
  return [...new Set(keys.filter((key) => key !== undefined))];
}

/** What is seen on a drawn picture; null for a photo, which is never shown at step 0. */
export function pictureText(texts: Texts, game: SeenGame, hasPhoto: boolean): string | null {
  const step = photoStepOf(game);
  if (!hasBegun(game) || (hasPhoto && step > 0)) return null;
  const { name } = game.athlete;
  const keys = seenOn(portraitInput(game, step));
  const word = (key: string) => texts.once(`seen ${key}`, () => texts.t(`picture.seen.${key}`));
  const seen = keys.map(word).join(', ');
  if (name !== undefined) return texts.t('picture.shown', { seen, name });
  return texts.t('picture.hidden', { seen, step: step + 1, steps: game.totalGuesses });
}
