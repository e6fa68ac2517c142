import type { GameView } from '@craque/common/contracts/games.ts';
import { type Band, bandOf } from '@craque/common/domain/athlete/closeness.ts';
import { dayInks, stickerShade } from '../../ui/album/print-inks.ts';
import { font } from '../../ui/tokens.ts';

/** 4 : 5, as feeds show it whole. */
export const pictureSize = { width: 1080, height: 1350 } as const;

export type ResultPicture = {
  game: GameView;
  /** Shows the athlete; otherwise the outline with which the game began. */
  reveals: boolean;
  title: string;
  caption: string;
  points: string;
  /** Of a photo, which may not be shown without it. */
  credit?: string | undefined;
};

type Pen = CanvasRenderingContext2D;

const white = '#fff';
const tones = { far: '#d92d20', close: dayInks.close, 'very-close': '#087a41' } as const;
/** On a grid of 24, as in the game. */
const signs: Record<Band | 'right', string> = {
  far: 'M12 4.5l8.5 15h-17z',
  close: 'M12 2.5L21.5 12 12 21.5 2.5 12z',
  'very-close': 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18z',
  right: 'M4 12.2l3-3 3.5 3.6 7-8.3 3.2 2.7-10 11.8z',
};
const sticker = { x: 540, y: 630, width: 600, height: 820, radius: 36 } as const;

function drawFloor(pen: Pen, color: string): void {
  const { width, height } = pictureSize;
  pen.fillStyle = color;
  pen.fillRect(0, 0, width, height);
  pen.save();
  pen.translate(width / 2, sticker.y);
  pen.fillStyle = 'rgb(255 255 255 / 0.1)';
  for (let ray = 0; ray < 20; ray += 1) {
    const from = (ray * Math.PI) / 10;
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.arc(0, 0, 1400, from, from + Math.PI / 20);
    pen.fill();
  }
  pen.restore();
  const shade = pen.createRadialGradient(width / 2, sticker.y, 400, width / 2, sticker.y, 1000);
  shade.addColorStop(0, 'rgb(0 0 0 / 0)');
  shade.addColorStop(1, 'rgb(0 0 0 / 0.4)');
  pen.fillStyle = shade;
  pen.fillRect(0, 0, width, height);
}

function write(pen: Pen, text: string, at: { x: number; y: number; px: number; width: number }) {
  const use = (px: number) => {
    pen.font = `900 ${px}px ${font.display}`;
  };
  use(at.px);
  const length = pen.measureText(text).width;
  if (length > at.width) use((at.px * at.width) / length);
  pen.fillText(text, at.x, at.y);
}

/** The back of a sticker, as it is seen while it turns over. */
function drawBack(pen: Pen, color: string): void {
  const { width, height } = sticker;
  pen.fillStyle = color;
  pen.fillRect(-width / 2 + 28, -height / 2 + 28, width - 56, height - 56);
  pen.save();
  pen.beginPath();
  pen.rect(-width / 2 + 28, -height / 2 + 28, width - 56, height - 56);
  pen.clip();
  pen.rotate(0.26);
  pen.fillStyle = 'rgb(0 0 0 / 0.1)';
  for (let stripe = -20; stripe < 20; stripe += 1) pen.fillRect(stripe * 56, -800, 28, 1600);
  pen.restore();
  pen.fillStyle = white;
  pen.textAlign = 'center';
  write(pen, '?', { x: 0, y: 120, px: 440, width: 500 });
  write(pen, 'CRAQUE', { x: 0, y: 300, px: 110, width: 500 });
}

function drawSticker(pen: Pen, color: string, image: HTMLImageElement | undefined): void {
  const { x, y, width, height, radius } = sticker;
  const edge = new Path2D();
  edge.roundRect(-width / 2, -height / 2, width, height, radius);
  pen.save();
  pen.translate(x, y);
  pen.rotate((-2.5 * Math.PI) / 180);
  pen.save();
  Object.assign(pen, { shadowColor: stickerShade, shadowBlur: 70, shadowOffsetY: 34 });
  pen.fillStyle = white;
  pen.fill(edge);
  pen.restore();
  if (image) {
    pen.clip(edge);
    pen.drawImage(image, -width / 2, -height / 2, width, height);
  } else {
    drawBack(pen, color);
  }
  pen.restore();
}

/** One slip per guess, with the colour and the sign of its band. */
function drawMarks(pen: Pen, { guesses, totalGuesses }: GameView): void {
  const [size, gap, top] = [86, 16, 1120];
  const left = (pictureSize.width - totalGuesses * (size + gap) + gap) / 2;
  for (let index = 0; index < totalGuesses; index += 1) {
    const guess = guesses[index];
    const slip = new Path2D();
    slip.roundRect(left + index * (size + gap), top, size, size, 12);
    if (!guess) {
      pen.strokeStyle = 'rgb(255 255 255 / 0.6)';
      pen.lineWidth = 4;
      pen.setLineDash([12, 9]);
      pen.stroke(slip);
      pen.setLineDash([]);
      continue;
    }
    const band = guess.accuracy === 100 ? 'right' : bandOf(guess.accuracy);
    pen.fillStyle = white;
    pen.fill(slip);
    pen.save();
    pen.translate(left + index * (size + gap) + 13, top + 13);
    pen.scale(2.5, 2.5);
    pen.fillStyle = tones[band === 'right' ? 'very-close' : band];
    pen.fill(new Path2D(signs[band]));
    pen.restore();
  }
}

async function load(url: string): Promise<HTMLImageElement> {
  const image = new Image(300, 410);
  image.src = url;
  await image.decode();
  return image;
}

/** The first step tells no more than the outline; of a photo the back of the sticker is shown. */
function shownOf({ athleteImageUrl, photoCredit }: GameView, reveals: boolean) {
  if (reveals || athleteImageUrl === null) return athleteImageUrl;
  return photoCredit ? null : athleteImageUrl.replace(/step=\d+/, 'step=0');
}

/** Rejects if the sticker cannot be loaded; draws nothing once `signal` has aborted. */
export async function drawResult(
  canvas: HTMLCanvasElement,
  { game, reveals, title, caption, points, credit }: ResultPicture,
  signal: AbortSignal,
): Promise<void> {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('there is no canvas to draw on');
  const words = ['CRAQUE?', title.toUpperCase(), points, caption].join('');
  const shown = shownOf(game, reveals);
  const [image] = await Promise.all([
    shown ? load(shown) : undefined,
    // A font that is missing must not prevent the picture.
    document.fonts.load(`900 40px ${font.display.split(',')[0]}`, words).catch(() => []),
  ]);
  if (signal.aborted) return;
  const color = getComputedStyle(canvas).getPropertyValue('--glow') || dayInks.ink;
  const { width } = pictureSize;
  drawFloor(pen, color);
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = white;
  pen.textAlign = 'left';
  write(pen, 'CRAQUE', { x: 60, y: 122, px: 84, width: 400 });
  pen.textAlign = 'right';
  write(pen, title.toUpperCase(), { x: width - 60, y: 118, px: 46, width: 560 });
  drawSticker(pen, color, image);
  if (reveals && credit) {
    write(pen, credit, { x: width - 60, y: 1334, px: 24, width: 900 });
  }
  drawMarks(pen, game);
  pen.fillStyle = white;
  pen.textAlign = 'left';
  write(pen, caption.toUpperCase(), { x: 60, y: 1296, px: 62, width: 620 });
  pen.textAlign = 'right';
  write(pen, points.toUpperCase(), { x: width - 60, y: 1296, px: 62, width: 320 });
}
