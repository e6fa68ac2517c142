import type { Rarity } from '@craque/common/domain/album.ts';
import { font } from '../../ui/tokens.ts';
import type { AlbumPlace } from './album-store.ts';
import { raritySigns } from './rarity-sign.tsx';
import { turnOf } from './stuck-sticker.tsx';

export type AlbumPicture = {
  /** Of the sport, behind the title. */
  color: string;
  title: string;
  progress: string;
  /** From 0 to 1: how much of the league is there. */
  share: number;
  owner: string;
  page: string;
  places: readonly AlbumPlace[];
  rarity: (rarity: Rarity) => string;
  notMet: string;
};

/** The sheet as drawn: the shape of A4, every length in its units, `scale` pixels each. */
const sheet = { width: 840, height: 1188, scale: 2, margin: 46 };
const grid = { top: 216, columns: 4, width: 164, height: 224, gap: 30.66, row: 308 };
/** Always by day: paper, ink and what is written small; the rarities as they are on paper. */
const inks = { paper: '#fbfbf8', well: '#f1f1ec', ink: '#10151b', quiet: '#5d6672', white: '#fff' };
const rarityInks: Record<Rarity, string> = {
  common: inks.quiet,
  rare: '#1d4fd7',
  epic: '#7a2bb8',
  legendary: '#9a6000',
};

type Pen = CanvasRenderingContext2D;
type Writing = { size: number; color: string; width: number; face?: 'text'; align?: 'right' };

/** One line, smaller where it is too long for `width`. */
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
  const white = { color: inks.white, width: 330 };
  write(pen, 'CRAQUE', margin, 50, { ...white, size: 26 });
  write(pen, owner, right, 48, { ...white, size: 19, face: 'text', align: 'right' });
  write(pen, title.toUpperCase(), margin, 126, { ...white, size: 76, width: 520 });
  write(pen, progress, right, 104, { ...white, size: 34, width: 220, align: 'right' });
  write(pen, page, right, 130, { ...white, size: 17, width: 220, face: 'text', align: 'right' });
  pen.fillStyle = inks.well;
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
  Object.assign(pen, { shadowColor: 'rgb(0 0 0 / 0.28)', shadowBlur: 22, shadowOffsetY: 12 });
  pen.fillStyle = rarity === 'common' ? inks.white : rarityInks[rarity];
  if (rarity === 'legendary') {
    const gold = pen.createLinearGradient(-width / 2, -height / 2, width / 2, height / 2);
    for (const [index, tone] of ['#8a5a00', '#ffe9a3', '#d79a1e', '#fff6cf', '#c98710'].entries()) {
      gold.addColorStop(index / 4, tone);
    }
    pen.fillStyle = gold;
  }
  pen.fill(edge(rarity === 'common' ? 0 : 4));
  pen.restore();
  pen.drawImage(image, -width / 2, -height / 2, width, height);
}

function drawFrame(pen: Pen, place: number): void {
  const { width, height } = grid;
  const frame = new Path2D();
  frame.roundRect(-width / 2 + 7, -height / 2 + 7, width - 14, height - 14, 8);
  pen.fillStyle = inks.well;
  pen.fillRect(-width / 2, -height / 2, width, height);
  Object.assign(pen, { strokeStyle: '#9aa2ab', lineWidth: 1.6 });
  pen.setLineDash([6, 5]);
  pen.stroke(frame);
  pen.setLineDash([]);
  pen.textBaseline = 'middle';
  const number = String(place);
  pen.font = `900 58px ${font.display}`;
  write(pen, number, -pen.measureText(number).width / 2, 2, {
    ...{ size: 58, color: '#9aa2ab', width },
  });
  pen.textBaseline = 'alphabetic';
}

function drawPlace(pen: Pen, each: AlbumPlace, at: number, picture: AlbumPicture): void {
  const { columns, width, height, gap, row, top } = grid;
  const left = sheet.margin + (at % columns) * (width + gap);
  const upper = top + 14 + Math.floor(at / columns) * row;
  const under = upper + height + 27;
  const { place, sticker } = each;
  write(pen, String(place), left, under, { size: 21, color: inks.quiet, width: 40 });
  const text = { color: inks.quiet, size: 14, width: width - 40, face: 'text' } as const;
  if (!sticker) {
    write(pen, picture.notMet, left + 38, under - 2, text);
    return;
  }
  write(pen, sticker.name, left + 38, under - 2, { ...text, color: inks.ink });
  const color = rarityInks[sticker.rarity];
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

/** A page of the album as a PNG of 1680 x 2376. Rejects where a sticker cannot be fetched or the canvas gives nothing. */
export async function drawAlbumPage(picture: AlbumPicture): Promise<Blob> {
  const { width, height, scale } = sheet;
  const images = await Promise.all(picture.places.map(imageOf));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: width * scale, height: height * scale });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('there is no canvas to draw on');
  pen.scale(scale, scale);
  pen.fillStyle = inks.paper;
  pen.fillRect(0, 0, width, height);
  drawHead(pen, picture);
  for (const [at, each] of picture.places.entries()) {
    const image = images[at];
    pen.save();
    pen.translate(
      sheet.margin + (at % grid.columns) * (grid.width + grid.gap) + grid.width / 2,
      grid.top + 14 + Math.floor(at / grid.columns) * grid.row + grid.height / 2,
    );
    if (image && each.sticker) {
      pen.rotate((turnOf(each.place) * Math.PI) / 180);
      drawSticker(pen, image, each.sticker.rarity);
    } else {
      drawFrame(pen, each.place);
    }
    pen.restore();
    drawPlace(pen, each, at, picture);
  }
  return new Promise((resolve, reject) => {
    const done = (file: Blob | null) => (file ? resolve(file) : reject(new Error('no picture')));
    canvas.toBlob(done, 'image/png');
  });
}
