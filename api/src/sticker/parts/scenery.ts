import { line, shape } from '../ink/ink.ts';
import { type Spot, write } from '../poses/rig.ts';

/** A basket with its board; the spot is the middle of the ring. */
export function hoop(at: Spot): string {
  const net =
    'M-30 2l8 36M30 2l-8 36M-15 4l7 36M15 4l-7 36M0 5v37M-27 14q27 12 54 0M-25 26q25 12 50 0';
  return `<g transform="translate(${write(at)}) scale(.84)">${[
    shape(
      'M-62-66H62V14H-62z',
      'fill="#fff" stroke="#fff" stroke-width="9" stroke-linejoin="round"',
    ),
    shape('M-62-66H62V14H-62z', 'fill="#eef3f7" stroke="#10151b" stroke-width="3"'),
    line('M-24-40H24V0H-24z', '#d8262f', 4),
    line(net, '#fff', 6) + line(net, '#8a97a5', 2),
    '<ellipse rx="31" ry="7" fill="none" stroke="#10151b" stroke-width="9"/><ellipse rx="31" ry="7" fill="none" stroke="#f0662a" stroke-width="5"/>',
  ].join('')}</g>`;
}
