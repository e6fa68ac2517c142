/** A sticker without an athlete, drawn on 300 × 410 like the server's pictures. */
const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 300 410'><rect width='300' height='410' rx='17' fill='#fff'/><rect x='14' y='14' width='272' height='382' rx='10' fill='#6f7d8a'/><path fill='#8493a0' d='M14 380 186 14h96L104 396H14z'/><g fill='#141d29' stroke='#fff' stroke-width='14' paint-order='stroke'><path d='M36 396c0-96 34-120 84-130v-28h60v28c50 10 84 34 84 130z'/><ellipse cx='150' cy='172' rx='58' ry='74'/></g><path fill='#141d29' d='M120 236h60v40h-60zM14 344l272-10v62H14z'/></svg>`;

export const blankPicture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
