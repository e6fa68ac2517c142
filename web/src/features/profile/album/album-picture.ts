import type { Rarity } from '@craque/common/domain/record/album.ts';
import { dayInks, gold, stickerShade } from '../../../ui/album/print-inks.ts';
import { font } from '../../../ui/tokens.ts';
import type { AlbumPlace } from './album-paging.ts';
import { raritySigns, rarityTones } from '../../../ui/album/rarity-sign.tsx';
import { turnOf } from '../../../ui/album/stuck-sticker.tsx';

export type AlbumPicture = {
  color: string;
  title: string;
  progress: string;
  /** From 0 to 1: share of the league that is collected. */
  share: number;
  owner: string;
  page: string;
  places: readonly AlbumPlace[];
  rarity: (rarity: Rarity) => string;
  notCollected: string;
};

/** The drawn sheet: the proportions of A4, every length in its units, `scale` pixels each. */
const sheet = { width: 840, height: 1188, scale: 2, margin: 46 };
const grid = { top: 216, columns: 4, width: 164, height: 224, gap: 30.66, row: 308 };

type Pen = CanvasRenderingContext2D;
type Writing = { size: number; color: string; width: number; face?: 'text'; align?: 'right' };

/** One line, smaller if it is too long for `width`. */
function write(pen: Pen, text: string, x: number, y: number, how: Writing): void {
  const { size, color, width, face, align = 'left' } = how;
  const use = (px: number) => {
    pen.font = face ? `600 ${px}px ${font.text}` : `900 ${px}px ${font.display}`;
  };
  use(size);
  const length = pen.measureText(text).width;
  if (length > width) use((size * width) / length);
  pen.fillStyle = color;
  pen.textAlign = align;
  pen.fillText(text, x, y);
}

function drawHead(pen: Pen, { color, title, progress, share, owner, page }: AlbumPicture): void {
  const { width, margin } = sheet;
  const right = width - margin;
  pen.fillStyle = color;
  pen.fill(new Path2D(`M0 0H${width}V150L0 176z`));
  const white = { color: dayInks.field, width: 330 };
  write(pen, 'CRAQUE', margin, 50, { ...white, size: 26 });
  write(pen, owner, right, 48, { ...white, size: 19, face: 'text', align: 'right' });
  write(pen, title.toUpperCase(), margin, 126, { ...white, size: 76, width: 520 });
  write(pen, progress, right, 104, { ...white, size: 34, width: 220, align: 'right' });
  write(pen, page, right, 130, { ...white, size: 17, width: 220, face: 'text', align: 'right' });
  pen.fillStyle = dayInks.sunk;
  pen.fillRect(margin, 190, right - margin, 6);
  pen.fillStyle = color;
  pen.fillRect(margin, 190, (right - margin) * share, 6);
}

function drawSticker(pen: Pen, image: HTMLImageElement, rarity: Rarity): void {
  const { width, height } = grid;
  const edge = (by: number) => {
    const path = new Path2D();
    path.roundRect(-width / 2 - by, -height / 2 - by, width + 2 * by, height + 2 * by, 9 + by);
    return path;
  };
  pen.save();
  Object.assign(pen, { shadowColor: stickerShade, shadowBlur: 22, shadowOffsetY: 12 });
  pen.fillStyle = rarity === 'common' ? dayInks.field : dayInks[rarityTones[rarity]];
  if (rarity === 'legendary') {
    const foil = pen.createLinearGradient(-width / 2, -height / 2, width / 2, height / 2);
    for (const [at, tone] of gold) foil.addColorStop(at, tone);
    pen.fillStyle = foil;
  }
  pen.fill(edge(rarity === 'common' ? 0 : 4));
  pen.restore();
  pen.drawImage(image, -width / 2, -height / 2, width, height);
}

/** Sets the drawing style, which has to be restored afterwards. */
function drawFrame(pen: Pen, place: number): void {
  const { width, height } = grid;
  const frame = new Path2D();
  frame.roundRect(-width / 2 + 7, -height / 2 + 7, width - 14, height - 14, 8);
  pen.fillStyle = dayInks.sunk;
  pen.fillRect(-width / 2, -height / 2, width, height);
  Object.assign(pen, { strokeStyle: dayInks.quiet, lineWidth: 1.6, globalAlpha: 0.6 });
  pen.setLineDash([6, 5]);
  pen.stroke(frame);
  pen.textBaseline = 'middle';
  const number = String(place);
  pen.font = `900 58px ${font.display}`;
  const middle = -pen.measureText(number).width / 2;
  write(pen, number, middle, 2, { size: 58, color: dayInks.quiet, width });
}

/** The upper left corner of a place; `at` counts from 0 on the page. */
function cornerOf(at: number): { left: number; upper: number } {
  const { columns, width, gap, row, top } = grid;
  return {
    left: sheet.margin + (at % columns) * (width + gap),
    upper: top + 14 + Math.floor(at / columns) * row,
  };
}

function drawWords(pen: Pen, each: AlbumPlace, at: number, picture: AlbumPicture): void {
  const { width, height } = grid;
  const { left, upper } = cornerOf(at);
  const under = upper + height + 27;
  const { place, sticker } = each;
  write(pen, String(place), left, under, { size: 21, color: dayInks.quiet, width: 40 });
  const text = { color: dayInks.quiet, size: 14, width: width - 40, face: 'text' } as const;
  if (!sticker) {
    write(pen, picture.notCollected, left + 38, under - 2, text);
    return;
  }
  write(pen, sticker.name, left + 38, under - 2, { ...text, color: dayInks.ink });
  const color = dayInks[rarityTones[sticker.rarity]];
  write(pen, picture.rarity(sticker.rarity), left + 55, under + 17, { ...text, color });
  pen.save();
  pen.translate(left + 38, under + 5.5);
  pen.scale(0.56, 0.56);
  pen.fill(new Path2D(raritySigns[sticker.rarity]));
  pen.restore();
}

async function imageOf({ sticker }: AlbumPlace): Promise<HTMLImageElement | undefined> {
  if (!sticker) return undefined;
  const image = new Image(300, 410);
  image.src = sticker.picture;
  await image.decode();
  return image;
}

/**
 * A canvas does not request letters outside a font's first subset, as the page does, so they are
 * requested here. A missing font must not prevent the picture.
 */
async function fetchLetters(picture: AlbumPicture): Promise<void> {
  const { title, progress, owner, page, places, rarity, notCollected } = picture;
  const small = places.flatMap(({ sticker }) =>
    sticker ? [sticker.name, rarity(sticker.rarity)] : [notCollected],
  );
  const fetchFace = (weight: number, families: string, words: readonly string[]) =>
    // The fallback fonts are the system's and may be missing.
    document.fonts.load(`${weight} 20px ${families.split(',')[0]}`, words.join(' '));
  await Promise.allSettled([
    fetchFace(900, font.display, [title.toUpperCase(), progress]),
    fetchFace(600, font.text, [owner, page, ...small]),
  ]);
}

/** A page as a PNG of 1680 x 2376. Rejects if a sticker cannot be fetched or no file is produced. */
export async function drawAlbumPage(picture: AlbumPicture): Promise<Blob> {
  const { width, height, scale } = sheet;
  const [images] = await Promise.all([
    Promise.all(picture.places.map(imageOf)),
    fetchLetters(picture),
  ]);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: width * scale, height: height * scale });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('there is no canvas to draw on');
  pen.scale(scale, scale);
  pen.fillStyle = dayInks.paper;
  pen.fillRect(0, 0, width, height);
  drawHead(pen, picture);
  for (const [at, each] of picture.places.entries()) {
    const image = images[at];
    const { left, upper } = cornerOf(at);
    pen.save();
    pen.translate(left + grid.width / 2, upper + grid.height / 2);
    if (image && each.sticker) {
      pen.rotate((turnOf(each.place) * Math.PI) / 180);
      drawSticker(pen, image, each.sticker.rarity);
    } else {
      drawFrame(pen, each.place);
    }
    pen.restore();
    drawWords(pen, each, at, picture);
  }
  return new Promise((resolve, reject) => {
    const done = (file: Blob | null) => (file ? resolve(file) : reject(new Error('no picture')));
    canvas.toBlob(done, 'image/png');
  });
}
