import { type Sport, sports } from '@craque/common/domain/sport.ts';
import { ink, line, shape } from '../sticker/ink/ink.ts';
import type { PortraitArtist } from '../sticker/portrait.ts';
import type { PortraitInput } from '../sticker/traits.ts';
import type { Lettering } from '../sticker/print/lettering.ts';

export const shareSize = { width: 1200, height: 630 } as const;

export type ShareWords = { title: string; number?: string | undefined; sport?: string | undefined };
export type ShareTools = { artist: PortraitArtist; letters: Lettering };

/** As in the client's light theme. */
const floors: Record<Sport, string> = {
  soccer: '#0b8544',
  basketball: '#c24e00',
  tennis: '#2a68d8',
  formula1: '#d91029',
};
const lines: Record<Sport, string> = {
  soccer:
    'M-40 315H1240M600 315m-150 0a150 150 0 1 0 300 0a150 150 0 1 0-300 0M-20 60h170v510H-20M-20 190h60v250h-60M1220 60h-170v510h170M1220 190h-60v250h60',
  basketball:
    'M-40 315H1240M600 315m-110 0a110 110 0 1 0 220 0a110 110 0 1 0-220 0M-20 30h90a300 300 0 0 1 0 570h-90M-20 210h260v210h-260M240 210a105 105 0 0 1 0 210M1220 30h-90a300 300 0 0 0 0 570h90M1220 210h-260v210h260M960 210a105 105 0 0 0 0 210',
  tennis:
    'M-60 50H1260M-60 580H1260M-60 130H1260M-60 500H1260M170 130V500M1030 130V500M170 315H1030M600 -20V650',
  formula1:
    'M40 90h150v90M340 210h150v90M640 90h150v90M940 210h150v90M40 390h150v90M340 510h150v90M640 390h150v90M940 510h150v90',
};
const white = 'fill="#fff"';
const yellow = '#ffd23f';
const margin = 60;

/**
 * The picture as SVG without words that need a font. Its figures wear the kit of a team that does
 * not exist.
 */
export function drawShare(
  sport: Sport | undefined,
  words: ShareWords,
  { artist, letters }: ShareTools,
): string {
  const { width, height } = shareSize;
  const cards = sport ? oneCard(artist, sport) : fourCards(artist);
  const room = sport ? 590 : 400;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    drawFloor(sport ?? 'soccer'),
    cards,
    drawLogo(letters),
    drawWords(words, letters, room),
    '</svg>',
  ].join('');
}

function drawFloor(sport: Sport): string {
  const area = '<rect width="1200" height="630"';
  const rows = Array.from(
    { length: 16 },
    (_, row) =>
      `<path d="M${row % 2 ? -8 : 0} ${400 + row * 16}h1240" stroke-width="${1 + row * 0.75}"/>`,
  ).join('');
  return [
    '<defs><radialGradient id="light" gradientUnits="userSpaceOnUse" cx="820" cy="260" r="820"><stop stop-color="#fff" stop-opacity=".28"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#05080c" stop-opacity=".45"/></radialGradient></defs>',
    `${area} fill="${floors[sport]}"/>`,
    line(lines[sport], '#fff', 5, 'transform="rotate(-7 600 315)" opacity=".28"'),
    `${area} fill="url(#light)"/>`,
    `<g stroke="#05080c" opacity=".16" fill="none" stroke-linecap="round" stroke-dasharray="0 16">${rows}</g>`,
  ].join('');
}

/** Outlines of nobody, as a game begins: a shot, a dunk, a serve, a trophy. */
const outlines: Record<Sport, Pick<PortraitInput, 'stance' | 'variant'>> = {
  soccer: { stance: 'forward', variant: 9 },
  basketball: { stance: 'center', variant: 9 },
  tennis: { stance: 'right-handed', variant: 13 },
  formula1: { stance: 'winner', variant: 7 },
};
const foil = { scratched: 0, guesses: 5 };

type Place = { x: number; y: number; width: number; turn: number };

const oneCard = (artist: PortraitArtist, sport: Sport): string =>
  drawCard(artist, sport, { x: 925, y: 322, width: 384, turn: 5 });

const fourCards = (artist: PortraitArtist): string =>
  sports
    .map((sport, at) => {
      const [turn = 0, y = 0] = [[-9, 345] as const, [-3, 318], [4, 318], [10, 345]][at] ?? [];
      return drawCard(artist, sport, { x: 636 + at * 132, y, width: 250, turn });
    })
    .join('');

/** The sport makes its ids unique. */
function drawCard(artist: PortraitArtist, sport: Sport, place: Place): string {
  const { x, y, width, turn } = place;
  const sticker = artist
    .draw({ sport, gender: 'male', born: 1995, ...outlines[sport], foil })
    .replaceAll(/(id="|href="#|url\(#)/g, `$1${sport}-`);
  const at = `translate(${x} ${y}) rotate(${turn}) scale(${width / 300}) translate(-150 -205)`;
  const shadow = `<rect x="4" y="9" width="296" height="406" rx="17" fill="${ink.line}" opacity=".4"/>`;
  return `<g transform="${at}">${shadow}${sticker}</g>`;
}

function drawLogo(letters: Lettering): string {
  const [x, y] = [margin + 4, 92];
  const mark = { x: x + 25, baseline: y + 18, size: 48, maxWidth: 60, anchor: 'middle' } as const;
  const name = { x: x + 72, baseline: y + 22, size: 62, maxWidth: 400, spacing: 0.015 };
  return [
    `<g transform="rotate(-7 ${x + 25} ${y})">`,
    `<rect x="${x}" y="${y - 34}" width="50" height="66" rx="9" ${white}/>`,
    shape(`M${x + 6} ${y - 28}h38v54h-38z`, `fill="${ink.line}"`),
    `${letters.draw('?', mark, white)}</g>`,
    letters.draw('CRAQUE', name, white),
  ].join('');
}

/** Broken where the title is, else so that the longer line is as short as possible. */
function inTwoLines(title: string, letters: Lettering): string[] {
  if (title.includes('\n')) return title.toUpperCase().split('\n');
  const words = title.toUpperCase().split(' ');
  const breaks = words.slice(1).map((_, at) => {
    const both = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')];
    return { both, widest: Math.max(...both.map((each) => letters.width(each, 1))) };
  });
  const [best] = breaks.toSorted((one, other) => one.widest - other.widest);
  return best?.both ?? words;
}

function drawWords(words: ShareWords, letters: Lettering, room: number): string {
  const rows = inTwoLines(words.title, letters);
  const size = Math.min(150, ...rows.map((row) => room / letters.width(row, 1)));
  const first = 250 + size * 0.35;
  const title = rows.map((row, at) =>
    letters.draw(
      row,
      { x: margin, baseline: first + at * size * 0.92, size, maxWidth: room },
      white,
    ),
  );
  const below = first + (rows.length - 1) * size * 0.92;
  const label = words.number ? drawLabel(words.number, below, letters) : { drawn: '', width: 0 };
  const x = margin + (label.width > 0 ? label.width + 34 : 0);
  const sport = { x, baseline: below + 116, size: 64, maxWidth: room - (x - margin) };
  return [
    ...title,
    label.drawn,
    words.sport ? letters.draw(words.sport.toUpperCase(), sport, white) : '',
  ].join('');
}

function drawLabel(text: string, below: number, letters: Lettering) {
  const width = letters.width(text, 84) + 56;
  const middle = margin + width / 2;
  const box = {
    x: middle,
    baseline: below + 120,
    size: 84,
    maxWidth: 400,
    anchor: 'middle',
  } as const;
  const drawn = [
    `<g transform="rotate(-3 ${middle} ${below + 88})">`,
    `<rect x="${margin}" y="${below + 36}" width="${width}" height="104" rx="12" fill="${yellow}"/>`,
    `${letters.draw(text, box, `fill="${ink.line}"`)}</g>`,
  ].join('');
  return { drawn, width };
}
