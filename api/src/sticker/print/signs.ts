import type { Position } from '@craque/common/domain/athlete/athlete.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { circle, line, shape } from '../ink/ink.ts';

const accent = '#ffd23f';
const pitch =
  line('M2 2h50v32H2zM27 2v32M2 10h8v16H2M52 10h-8v16h8', '#fff', 1.6) +
  circle(27, 18, 6, 'fill="none" stroke="#fff" stroke-width="1.6"');
const court = line('M2 2h50v32H2zM19 2v15h16V2M8 2v8a19 19 0 0 0 38 0V2', '#fff', 1.6);
const spot = (x: number, y: number) => circle(x, y, 5, `fill="${accent}"`);
const steps = (lit: readonly string[]) =>
  ['M20 10h14v24H20z', 'M4 18h14v16H4z', 'M36 24h14v10H36z']
    .map((data, at) => shape(data, `fill="${lit[at] ?? '#fff'}"`))
    .join('');
const lamps = [9, 18, 27, 36, 45].map((x) => circle(x, 18, 3.8, 'fill="#ff4b3e"')).join('');

/**
 * A pictogram of 54 x 36 for each position, so that no language is needed; in tennis the racket
 * shows the hand.
 */
const signs: Record<Sport, Partial<Record<Position, string>>> = {
  soccer: {
    goalkeeper: pitch + spot(6, 18),
    defender: pitch + spot(15, 18),
    midfielder: pitch + spot(27, 18),
    forward: pitch + spot(43, 18),
  },
  basketball: {
    guard: court + spot(27, 30),
    forward: court + spot(11, 20),
    center: court + spot(27, 10),
  },
  tennis: {},
  formula1: {
    champion: shape('M9 29 6 9l11 8L27 5l10 12 11-8-3 20zM9 31h36v3H9z', `fill="${accent}"`),
    winner: steps([accent]),
    podium: steps([accent, accent, accent]),
    points: shape('M23 6h8v8h8v8h-8v8h-8v-8h-8v-8h8z', `fill="${accent}"`),
    starter: lamps,
  },
};

/** The pictogram of a position in a sport, undefined if there is none. */
export function positionSign(sport: Sport, position: Position): string | undefined {
  return signs[sport][position];
}
