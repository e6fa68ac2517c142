import type { Position } from '@craque/common/domain/athlete/athlete.ts';
import type { GestureWord } from '@craque/common/domain/athlete/look.ts';
import type { Sport } from '@craque/common/domain/sport.ts';

/** Names of `actions`; else `bust` and `gloves`, and the driver's helmets and cars. */
const scenes: Record<Position, readonly string[]> &
  Record<'tennis' | 'basketball', readonly string[]> = {
  goalkeeper: [
    ...['dive', 'gloves', 'catch', 'stance', 'punch', 'starSave', 'tipOver', 'goalKick'],
    ...['throwOut', 'smother', 'organise'],
  ],
  defender: [
    ...['header', 'crossed', 'tackle', 'clear', 'guard', 'slideBlock', 'throwIn', 'shield'],
    ...['sprint', 'overhead', 'standOver'],
  ],
  midfielder: [
    ...['dribble', 'bust', 'pass', 'juggle', 'call', 'openArms', 'chip', 'roulette', 'corner'],
    ...['chestDown', 'halfTurn', 'standOver'],
  ],
  forward: [
    ...['shot', 'volley', 'wings', 'cheer', 'bust', 'backheel', 'divingHeader', 'jumpFist'],
    ...['knee', 'fingersUp', 'slideCheer', 'sprint'],
  ],
  guard: [
    ...['handle', 'crossover', 'bust', 'direct', 'noLook', 'stepBack', 'spinBall', 'floater'],
    ...['chestPass', 'steal', 'throughLegs', 'threeUp', 'pullUp', 'euroStep'],
  ],
  center: [
    ...['dunk', 'hook', 'bust', 'block', 'jumper', 'rimHang', 'rebound', 'postUp', 'tipOff'],
    ...['roar', 'screen', 'slideDefence'],
  ],
  'right-handed': [],
  'left-handed': [],
  tennis: [
    ...['serve', 'bust', 'forehand', 'backhand', 'sweep', 'volleys', 'fist', 'smash', 'ready'],
    ...['toss', 'lowSlice', 'tweener', 'runningForehand', 'airBackhand', 'halfVolley', 'splitStep'],
    ...['triumph', 'bounceBall', 'atRest', 'lunge', 'followThrough', 'highBackhand', 'skyward'],
    'scissorsSmash',
  ],
  basketball: [
    ...['jumper', 'layup', 'bust', 'drive', 'fadeaway', 'tripleThreat', 'windmill', 'euroStep'],
    ...['reverse', 'fistPump', 'alleyOop', 'ballOnHip', 'freeThrow'],
  ],
  champion: [
    ...['laurel', 'trophy', 'laurel car', 'flag', 'cupAloft', 'champagne', 'cupStride', 'leapHigh'],
    ...['side flag car', 'flagRun', 'kneeFist'],
  ],
  winner: [
    ...['trophy', 'car', 'wave', 'thumb', 'cupStride', 'champagne', 'flagRun', 'side wave car'],
    ...['pointUp', 'fistsUp', 'starJump', 'kneeFist'],
  ],
  podium: [
    ...['wave', 'car', 'thumb', 'helmet', 'champagne', 'hailing', 'side wave car', 'cockpit car'],
    ...['bow', 'fistsUp', 'wideArms', 'starJump'],
  ],
  points: [
    ...['thumb', 'car', 'lights', 'helmet', 'stride', 'onWall', 'side car', 'cockpit car'],
    ...['tyreFoot', 'folded', 'helmetTap', 'crouch', 'wideArms'],
  ],
  starter: [
    ...['lights', 'helmet', 'lights car', 'car', 'stride', 'onWall', 'runUp', 'side lights car'],
    ...['kneelTyre', 'akimbo', 'helmetTap', 'crouch'],
  ],
};

/** What is known by one word is seen in several poses. */
const ways: Partial<Record<GestureWord, readonly string[]>> = {
  shot: ['shot', 'windUp', 'strike'],
  ...{ dribble: ['dribble', 'closeControl', 'halfTurn'], pass: ['pass', 'chip'] },
  ...{ tackle: ['tackle', 'slideBlock'], header: ['header', 'towerHeader'] },
  ...{ dive: ['dive', 'lowDive'], jumper: ['jumper', 'pullUp'], drive: ['drive', 'euroStep'] },
  ...{ dunk: ['dunk', 'slam'], serve: ['serve', 'serveReach'] },
  ...{ forehand: ['forehand', 'runningForehand'], backhand: ['backhand', 'airBackhand'] },
  ...{ volleys: ['volleys', 'lunge'], oneHanded: ['oneHanded', 'highBackhand'] },
  ...{ clear: ['clear', 'goalKick'], cheer: ['cheer', 'jumpFist'], layup: ['layup', 'reverse'] },
};

export const scenesOfGesture = (gesture: GestureWord): readonly string[] =>
  ways[gesture] ?? [gesture];

/** While it is hidden, the neutral one. */
export function scenesOf(sport: Sport, position: Position | undefined): readonly string[] {
  if (position === undefined) return [sport === 'formula1' ? 'helmet' : 'bust'];
  if (sport === 'tennis') return scenes.tennis;
  // A forward in soccer kicks, one in basketball drives.
  if (sport === 'basketball' && position === 'forward') return scenes.basketball;
  return scenes[position];
}
