import type { Era } from '../ink/era.ts';
import { circle, ink, line, mirrored, type Palette, shape } from '../ink/ink.ts';

type Tyre = readonly [x: number, y: number, width: number, height: number];
type Car = {
  /** The left tyres seen from the front. */
  rear: Tyre;
  front: Tyre;
  behind: (palette: Palette) => string;
  /** Parts in front of the driver. */
  body: (palette: Palette) => string;
  arms: string;
  /** Position of the driver's chin, and the size of the helmet. */
  driver: readonly [y: number, scale: number];
};

const tyre = ([x, y, width, height]: Tyre, worn: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${Math.min(13, width / 3)}" fill="${ink.deep}"/>` +
  line(
    `M${x + width * 0.3} ${y + 5}v${height - 10}M${x + width * 0.68} ${y + 5}v${height - 10}`,
    ink.light,
    2.5,
    'opacity=".8"',
  ) +
  worn;
const shade = (data: string) => shape(data, 'fill="#000" opacity=".22"');
const sheen = (data: string) => shape(data, 'fill="#fff" opacity=".35"');

/** Cars from the front: a cigar, a wedge with wings, a turbo, a high nose, one with a halo. */
const cars: Record<Era, Car> = {
  early: {
    rear: [34, 196, 30, 96],
    front: [22, 240, 26, 92],
    driver: [206, 0.5],
    arms: 'M48 268 100 250M48 300 104 296M48 284 100 272',
    behind: ({ main }) => shape('M100 214Q150 176 200 214V300H100z', `fill="${main}"`),
    body: ({ main, trim }) =>
      [
        shape('M112 214Q150 186 188 214L184 226Q150 206 116 226z', 'fill="#bfe3f2" opacity=".85"'),
        shape('M100 326Q84 222 150 216 216 222 200 326 150 342 100 326z', `fill="${main}"`),
        shape('M136 218Q150 214 164 218L160 244H140z', `fill="${trim}"`),
        shade('M164 218Q214 230 200 326L168 334Q186 270 164 218z'),
        sheen('M112 250Q116 232 132 226 118 256 118 290 108 276 112 250z'),
        `<ellipse cx="150" cy="284" rx="31" ry="39" fill="${ink.deep}" stroke="${trim}" stroke-width="6"/>`,
        line('M132 256v56M141 248v72M150 246v76M159 248v72M168 256v56', '#c9d1d9', 2.5),
      ].join(''),
  },
  classic: {
    rear: [28, 192, 58, 104],
    front: [22, 244, 44, 84],
    driver: [214, 0.48],
    arms: 'M66 274 112 258M66 306 112 300',
    behind: ({ main, trim }) =>
      shape('M44 138H256V164H44z', `fill="${trim}"`) +
      line('M44 151H256', main, 9) +
      shape('M38 128h10v52H38zM252 128h10v52h-10z', `fill="${main}"`) +
      shape('M124 172Q126 118 150 116 174 118 176 172L186 226H114z', `fill="${main}"`) +
      shape('M134 152Q136 128 150 128 164 128 166 152z', `fill="${ink.deep}"`) +
      shape('M84 222H216L224 296H76z', `fill="${main}"`),
    body: ({ main, trim }) =>
      [
        shape('M112 226Q150 208 188 226L182 236Q150 222 118 236z', 'fill="#bfe3f2" opacity=".85"'),
        shape('M116 232Q150 222 184 232L206 318H94z', `fill="${main}"`),
        shape('M140 228h20l8 90h-36z', `fill="${trim}"`),
        shade('M160 228 184 232 206 318H168z'),
        shape('M14 300 102 312V328H14zM286 300 198 312V328H286z', `fill="${main}"`),
        line('M14 326H286', trim, 7),
        shape('M8 290h10v44H8zM282 290h10v44h-10z', `fill="${trim}"`),
      ].join(''),
  },
  eighties: {
    rear: [22, 202, 62, 100],
    front: [20, 250, 48, 80],
    driver: [222, 0.46],
    arms: 'M68 278 118 266M68 306 114 302',
    behind: ({ main, trim }) =>
      shape('M58 142H242V178H58z', `fill="${main}"`) +
      line('M58 154H242', trim, 10) +
      shape('M48 132h12v62H48zM240 132h12v62h-12z', `fill="${trim}"`) +
      line('M132 178v40M168 178v40', ink.line, 6) +
      shape('M118 196Q150 168 182 196L192 240H108z', `fill="${main}"`) +
      shape('M78 244H222V304H78z', `fill="${main}"`) +
      shape('M84 250h30v34H84zM186 250h30v34h-30z', `fill="${ink.deep}"`),
    body: ({ main, trim }) =>
      [
        shape('M118 236Q150 222 182 236L192 312H108z', `fill="${main}"`),
        shape('M130 234Q150 226 170 234L160 314H140z', `fill="${trim}"`),
        shade('M166 232 182 236 192 312H164z'),
        shape('M10 306H290V322L250 330H50L10 322z', `fill="${main}"`),
        line('M14 312H286', trim, 7),
        shape('M4 288h12v44H4zM284 288h12v44h-12z', `fill="${trim}"`),
      ].join(''),
  },
  nineties: {
    rear: [26, 204, 54, 96],
    front: [18, 246, 46, 84],
    driver: [212, 0.44],
    arms: 'M64 272 124 246M64 298 124 262M64 282 124 254',
    behind: ({ main, trim }) =>
      shape('M66 150H234V184H66z', `fill="${main}"`) +
      line('M66 160H234', trim, 7) +
      shape('M58 140h10v62H58zM232 140h10v62h-10z', `fill="${trim}"`) +
      shape('M126 180Q130 128 150 126 170 128 174 180L188 236H112z', `fill="${main}"`) +
      shape('M138 150Q140 136 150 136 160 136 162 150L158 160H142z', `fill="${ink.deep}"`) +
      shape('M80 236Q150 214 220 236L214 306H86z', `fill="${main}"`) +
      shape('M90 248q16-8 28-6l-4 38H92zM210 248q-16-8-28-6l4 38h22z', `fill="${ink.deep}"`),
    body: ({ main, trim }) =>
      [
        shape('M118 226Q150 208 182 226L172 284Q150 296 128 284z', `fill="${main}"`),
        shape('M140 222h20l-4 66h-12z', `fill="${trim}"`),
        shade('M160 220 182 226 172 284Q166 290 158 290z'),
        shape(
          'M10 302Q80 296 118 316H182Q220 296 290 302V324Q220 320 186 332H114Q80 320 10 324z',
          `fill="${main}"`,
        ),
        line('M12 308Q80 302 116 322H184Q220 302 288 308', trim, 6),
        line('M136 288 132 320M164 288 168 320', ink.line, 6),
        shape('M4 288h11v46H4zM285 288h11v46h-11z', `fill="${trim}"`),
      ].join(''),
  },
  today: {
    rear: [20, 196, 58, 108],
    front: [12, 236, 50, 96],
    driver: [208, 0.44],
    arms: 'M62 262 120 246M62 290 122 262M62 274 120 254',
    behind: ({ main, trim }) =>
      shape('M70 146Q150 160 230 146V174Q150 186 70 174z', `fill="${main}"`) +
      line('M72 150Q150 164 228 150', trim, 6) +
      shape('M60 140q10 0 12 10v44H60zM240 140q-10 0-12 10v44h12z', `fill="${main}"`) +
      shape('M124 176Q130 122 150 120 170 122 176 176L190 236H110z', `fill="${main}"`) +
      shape('M138 148Q140 132 150 132 160 132 162 148L156 158H144z', `fill="${ink.deep}"`) +
      shape('M74 232Q150 204 226 232L222 300H78z', `fill="${main}"`) +
      shape('M82 240q22-8 34-4l-2 20-34 4zM218 240q-22-8-34-4l2 20 34 4z', `fill="${ink.deep}"`),
    body: ({ main, trim }) =>
      [
        line(
          'M112 226Q112 174 150 172 188 174 188 226M150 172V206',
          ink.deep,
          9,
          'stroke-linecap="round"',
        ),
        line('M116 212Q118 180 146 175', '#8a97a5', 2.5),
        shape('M112 224Q150 212 188 224L170 306Q150 316 130 306z', `fill="${main}"`),
        shape('M138 222h24l-6 90h-12z', `fill="${trim}"`),
        shade('M164 218 188 224 170 306 158 312z'),
        shape(
          'M6 300Q70 314 132 302H168Q230 314 294 300V318Q240 334 186 326H114Q60 334 6 318z',
          `fill="${main}"`,
        ),
        line('M8 308Q74 322 134 310H166Q226 322 292 308', trim, 6),
        shape('M2 284q10 2 12 12v40H2zM298 284q-10 2-12 12v40h12z', `fill="${trim}"`),
      ].join(''),
  },
};

/**
 * A car of the era from the front, with the driver's helmet, drawn as in the portrait, in its
 * cockpit.
 */
export function drawCar(era: Era, palette: Palette, helmet: string): string {
  const { rear, front, behind, body, arms, driver } = cars[era];
  const [chin, scale] = driver;
  const hub =
    era === 'early'
      ? circle(front[0] + front[2] / 2, front[1] + front[3] / 2, 5, 'fill="#c9d1d9"')
      : '';
  return [
    mirrored('r', tyre(rear, '')),
    behind(palette),
    `<g transform="translate(150 ${chin}) scale(${scale}) translate(-150 -222)">${helmet}</g>`,
    body(palette),
    mirrored('n', line(arms, ink.line, 5) + tyre(front, hub)),
  ].join('');
}
