/**
 * A sticker that nobody has printed on yet, drawn on 300 × 410 like the server's pictures: the same
 * dark card, with a bust that stands for nobody.
 */
const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 300 410'><defs><pattern id='d' width='6' height='6' patternUnits='userSpaceOnUse' patternTransform='rotate(35)'><circle cx='3' cy='3' r='1.1' fill='#1d2630'/></pattern><clipPath id='c'><path d='M14 14H262Q286 14 286 38V396H38Q14 396 14 372z'/></clipPath></defs><rect width='300' height='410' rx='17' fill='#fff'/><g clip-path='url(#c)'><path fill='#11171e' d='M14 14h272v382H14z'/><path fill='#171f28' d='M-20 430 200-20h120L100 430z'/><path fill='url(#d)' d='M14 14h272v382H14z'/><g fill='#0a0e13'><path d='M36 400c0-96 34-124 84-134v-28h60v28c50 10 84 38 84 134z'/><ellipse cx='150' cy='172' rx='58' ry='74'/></g><path fill='#0c1116' d='M14 344l272-14v66H14z'/></g></svg>`;

export const blankPicture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
